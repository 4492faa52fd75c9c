// Written by `npm run api` from the server’s OpenAPI document. Do not edit.

export interface paths {
    "/api/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** About */
        get: operations["about_api_about_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cards */
        get: operations["cards_api_cards_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leopold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leopold
         * @description Return the cards of Leopold, against whom people play alone.
         */
        get: operations["leopold_api_leopold_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make Game */
        post: operations["make_game_api_games_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** My Games */
        post: operations["my_games_api_my_games_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look */
        get: operations["look_api_games__id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join */
        post: operations["join_api_games__id__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fill */
        post: operations["fill_api_games__id__fill_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose */
        post: operations["choose_api_games__id__choices_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo */
        post: operations["undo_api_games__id__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What Was Said */
        get: operations["what_was_said_api_games__id__chat_get"];
        put?: never;
        /** Say */
        post: operations["say_api_games__id__chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resign */
        post: operations["resign_api_games__id__resign_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace */
        post: operations["replace_api_games__id__replace_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/pace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set Pace */
        post: operations["set_pace_api_games__id__pace_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/hurry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hurry */
        post: operations["hurry_api_games__id__hurry_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Come Back */
        post: operations["come_back_api_games__id__return_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play Again */
        post: operations["play_again_api_games__id__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree To Share
         * @description Agree that anybody may see the finished game.
         */
        post: operations["agree_to_share_api_games__id__share_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/unshare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop Sharing
         * @description Take the agreement back. The link ends at once.
         */
        post: operations["stop_sharing_api_games__id__unshare_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What Happened */
        get: operations["what_happened_api_games__id__events_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Replay */
        get: operations["replay_api_games__id__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Record */
        get: operations["record_api_games__id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hint */
        post: operations["hint_api_games__id__hint_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forecast
         * @description Forecast the position in which the turn began that is being played: it tells nothing about single choices.
         */
        get: operations["forecast_api_games__id__forecast_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{link}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look At Shared */
        get: operations["look_at_shared_api_shared__link__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{link}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Replay Shared */
        get: operations["replay_shared_api_shared__link__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{link}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Record Of Shared */
        get: operations["record_of_shared_api_shared__link__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loaded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read
         * @description Say what a text is, and return it as a record.
         */
        post: operations["read_api_loaded_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loaded/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replay Loaded */
        post: operations["replay_loaded_api_loaded_replay_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loaded/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Loaded
         * @description Make a game against bots that begins at a moment of the loaded one.
         */
        post: operations["play_loaded_api_loaded_play_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Review */
        get: operations["review_api_games__id__review_get"];
        put?: never;
        /**
         * Start Review
         * @description Begin to look at the finished game, or go on, and return what is known so far.
         */
        post: operations["start_review_api_games__id__review_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{link}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Review Of Shared */
        get: operations["review_of_shared_api_shared__link__review_get"];
        put?: never;
        /** Start Review Of Shared */
        post: operations["start_review_of_shared_api_shared__link__review_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/review/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look At A Turn
         * @description Return a turn after some choices. Nothing is written: a choice is taken back by leaving it out.
         */
        post: operations["look_at_a_turn_api_games__id__review_look_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/review/tries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try A Turn
         * @description Measure another way to play a turn against the best one that is known.
         */
        post: operations["try_a_turn_api_games__id__review_tries_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Today */
        get: operations["today_api_daily_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play The Deal */
        post: operations["play_the_deal_api_daily_deal_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/puzzle/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look At The Puzzle
         * @description Return the puzzle after some choices. Nothing is written: a choice is taken back by leaving it out.
         */
        post: operations["look_at_the_puzzle_api_daily_puzzle_look_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/puzzle/tries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try The Puzzle */
        post: operations["try_the_puzzle_api_daily_puzzle_tries_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/puzzle/clue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clue
         * @description Return what to look at: things that the first step of the best turn touches, or that step in words.
         */
        get: operations["clue_api_daily_puzzle_clue_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** About */
        About: {
            /** Version */
            version: string;
            /** Languages */
            languages: string[];
            /** Bots */
            bots: components["schemas"]["BotShown"][];
            /** Options */
            options: {
                [key: string]: (number | string | boolean)[];
            };
            /** Paces */
            paces: string[];
            /** Clocks */
            clocks: {
                [key: string]: {
                    [key: string]: number[];
                };
            };
            /** Limits */
            limits: {
                [key: string]: number;
            };
        };
        /** Action */
        Action: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "action";
            /** Action */
            action: number;
            /** Strength */
            strength: number;
        };
        /**
         * Again
         * @description A place in a rematch.
         */
        Again: {
            /** Game */
            game: string;
            /**
             * Seat
             * @description Null for spectators.
             */
            seat: number | null;
            /**
             * Token
             * @description The token of the seat; the invitation for spectators.
             */
            token: string;
        };
        /**
         * Amount
         * @description Krones and space after one choice; and, if the next emperor scoring came now, how far the player would fall back,
         *     to which space, and what the emperor would give.
         */
        Amount: {
            /** Krones */
            krones: number;
            /** Emperor */
            emperor: number;
            /** Back */
            back: number;
            /** Then */
            then: number;
            /**
             * Favour
             * @enum {string}
             */
            favour: "penalty" | "nothing" | "reward";
        };
        /**
         * Automa
         * @description What an automa has besides a hotel: `used` cards in order, of which the last is the current `card`; how many
         *     cards are left in its deck and in its private pile of staff; and the markers of its objectives.
         *
         *     `card`, `cards_left` and `pile_left` follow from the rest. Who writes a snapshot may leave them out.
         */
        Automa: {
            /** Name */
            name: string;
            /** Level */
            level: number;
            /** Used */
            used: number[];
            card: components["schemas"]["InstructionCard"] | null;
            /** Cards Left */
            cards_left: number;
            /** Pile Left */
            pile_left: number;
            countdown: components["schemas"]["Countdown"];
        };
        /** BotSeat */
        BotSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bot";
            /**
             * Bot
             * @example random
             * @example novice
             * @example beginner
             * @example gentle
             * @example greedy
             * @example careful
             * @example planner
             * @example seasoned
             * @example expert
             * @example master
             */
            bot: string;
            /** Name */
            name?: string | null;
        };
        /** BotShown */
        BotShown: {
            /** Name */
            name: string;
            /** Text */
            text: string;
            /**
             * Rating
             * @description Elo, all bots on one scale; null outside the ladder.
             */
            rating: number | null;
        };
        /**
         * CafeTable
         * @description A guest in the café, and what is missing from the order.
         */
        CafeTable: {
            /** Guest */
            guest: number;
            missing: components["schemas"]["SomeFoods"];
        };
        /**
         * CardLine
         * @description A part of a reward as a strip of icons (docs/formats.md) and in a sentence.
         */
        CardLine: {
            /** Strip */
            strip: string;
            /** Text */
            text: string;
        };
        /** CardPart */
        CardPart: {
            /** Effect */
            effect: string;
            /** N */
            n: number;
        };
        /** CardRevealed */
        CardRevealed: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "card_revealed";
            /** Card */
            card: number;
        };
        /** CardShown */
        CardShown: {
            /** Number */
            number: number;
            /**
             * Hand
             * @enum {string}
             */
            hand: "left" | "right";
            /** Tie */
            tie: string;
            /** Steps */
            steps: components["schemas"]["StepShown"][];
        };
        /** Cards */
        Cards: {
            /** Guests */
            guests: components["schemas"]["GuestCard"][];
            /** Staff */
            staff: components["schemas"]["StaffCard"][];
            /** Objectives */
            objectives: components["schemas"]["ObjectiveCard"][];
            /** Tiles */
            tiles: components["schemas"]["TileCard"][];
            /** Hotels */
            hotels: components["schemas"]["HotelBoard"][];
            board: components["schemas"]["PrintedValues"];
        };
        /**
         * Choice
         * @description A legal choice: its id, the text form of the id (`PUT:wine:kitchen`), what it touches on the table, and words.
         */
        Choice: {
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Touches */
            touches: string[];
            /** Text */
            text: string;
        };
        /** Choices */
        Choices: {
            /** Seq */
            seq: number;
            /** Request */
            request: string;
            /** Choices */
            choices: number[];
        };
        /**
         * Claims
         * @description The place, from 1 to 3, on each objective that was claimed.
         */
        Claims: {
            /** A */
            A?: number;
            /** B */
            B?: number;
            /** C */
            C?: number;
        };
        /**
         * Clue
         * @description What to look at, on the first level; on the second, the first step.
         */
        Clue: {
            /** Touches */
            touches: string[];
            /** Choice */
            choice: number | null;
            /** Text */
            text: string | null;
        };
        /**
         * Countdown
         * @description Where an automa's markers stand on objectives that it has not claimed: 3 for III, 2 for II.
         */
        Countdown: {
            /** A */
            A?: number;
            /** B */
            B?: number;
            /** C */
            C?: number;
        };
        /** Counted */
        Counted: {
            /** Icon */
            icon: string;
            /** Have */
            have: number;
            /** Need */
            need: number;
        };
        /**
         * CountedDown
         * @description Leopold's marker stands on III (3) or II (2) of the objective now.
         */
        CountedDown: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "counted_down";
            /** Objective */
            objective: number;
            /** Marker */
            marker: number;
        };
        /** DayClock */
        DayClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "day";
            /** Days */
            days: number;
        };
        /** DealToday */
        DealToday: {
            /**
             * Bot
             * @description The opponent.
             */
            bot: string;
            /**
             * Played
             * @description Games of it that were played to the end here.
             */
            played: number;
            /**
             * Best
             * @description The most points in one of them.
             */
            best: number | null;
        };
        /**
         * DealWanted
         * @description A game of today's deal, against the computer.
         */
        DealWanted: {
            /** Name */
            name?: string | null;
            /**
             * Pace
             * @default calm
             * @enum {string}
             */
            pace: "instant" | "quick" | "calm";
        };
        /**
         * Dealt
         * @description A game of the deal of the day.
         */
        Dealt: {
            /** Day */
            day: string;
            /** Game */
            game: string;
            /** Seat */
            seat: number;
            /** Token */
            token: string;
        };
        /** DeckRemade */
        DeckRemade: {
            /**
             * Event
             * @constant
             */
            event: "deck_remade";
            /** Cards */
            cards: number;
        };
        /** DieDiscarded */
        DieDiscarded: {
            /**
             * Event
             * @constant
             */
            event: "die_discarded";
            /** Left */
            left: number;
        };
        /** DieRolled */
        DieRolled: {
            /**
             * Event
             * @constant
             */
            event: "die_rolled";
            /** Value */
            value: number;
        };
        /** DieTaken */
        DieTaken: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "die_taken";
            /** Value */
            value: number;
            /** Dice */
            dice: number;
        };
        /**
         * Draw
         * @description Answers of nature in a row, of one kind, and what they changed for each seat against what could have come.
         *
         *     `turn` is the number of the turn in which they came, or null between turns; `seat` whose staff cards they were.
         */
        Draw: {
            /** Number */
            number: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "dice" | "guests" | "staff" | "leopold";
            /** Round */
            round: number;
            /** Turn */
            turn: number | null;
            /** Seat */
            seat: number | null;
            /** First */
            first: number;
            /** End */
            end: number;
            /** Luck */
            luck: number[];
            /** Error */
            error: number[];
            after: components["schemas"]["grandaustria__analysis__review__types__Forecast"];
        };
        /** EmperorMoved */
        EmperorMoved: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "emperor";
            /** Change */
            change: number;
            /** Space */
            space: number;
        };
        /** EmperorScored */
        EmperorScored: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "emperor_scored";
            /** Scoring */
            scoring: number;
            /** Space */
            space: number;
        };
        /** Error */
        Error: {
            /** Error */
            error: string;
            /** Message */
            message: string;
        };
        Event: components["schemas"]["DieRolled"] | components["schemas"]["DieDiscarded"] | components["schemas"]["DeckRemade"] | components["schemas"]["TileDrawn"] | components["schemas"]["ObjectiveDrawn"] | components["schemas"]["GuestArrived"] | components["schemas"]["GameOver"] | components["schemas"]["RoundStarted"] | components["schemas"]["HotelDealt"] | components["schemas"]["TurnStarted"] | components["schemas"]["OfSeat"] | components["schemas"]["GuestTaken"] | components["schemas"]["DieTaken"] | components["schemas"]["Action"] | components["schemas"]["KronesChanged"] | components["schemas"]["EmperorMoved"] | components["schemas"]["PointsChanged"] | components["schemas"]["FoodGiven"] | components["schemas"]["FoodStored"] | components["schemas"]["FoodLost"] | components["schemas"]["RoomPrepared"] | components["schemas"]["RoomChanged"] | components["schemas"]["MovedIn"] | components["schemas"]["GroupFull"] | components["schemas"]["ObjectiveClaimed"] | components["schemas"]["StaffPlayed"] | components["schemas"]["StaffUsed"] | components["schemas"]["StaffHandled"] | components["schemas"]["EmperorScored"] | components["schemas"]["TileApplied"] | components["schemas"]["StaffScored"] | components["schemas"]["CardRevealed"] | components["schemas"]["CountedDown"];
        /** Events */
        Events: {
            /**
             * From
             * @description Drop the events you know from this number on, then append the list.
             */
            from: number;
            /** List */
            list: (components["schemas"]["Event"] & {
                text: string;
            })[];
        };
        /** EventsReplayed */
        EventsReplayed: {
            /**
             * From
             * @description Drop the events you know from this number on, then append the list.
             */
            from: number;
            /** List */
            list: (components["schemas"]["Event"] & {
                text: string;
                at: number;
            })[];
        };
        /** Filling */
        Filling: {
            /** Seat */
            seat: number;
            /**
             * Bot
             * @example random
             * @example novice
             * @example beginner
             * @example gentle
             * @example greedy
             * @example careful
             * @example planner
             * @example seasoned
             * @example expert
             * @example master
             */
            bot: string;
            /** Name */
            name?: string | null;
        };
        /** FoodGiven */
        FoodGiven: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @enum {string}
             */
            event: "food_put" | "served";
            /**
             * Food
             * @enum {string}
             */
            food: "strudel" | "cake" | "wine" | "coffee";
            /** Guest */
            guest: number;
        };
        /** FoodLost */
        FoodLost: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "food_lost";
            /** Count */
            count: number;
        };
        /** FoodStored */
        FoodStored: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "food_stored";
            /**
             * Food
             * @enum {string}
             */
            food: "strudel" | "cake" | "wine" | "coffee";
            /** Count */
            count: number;
        };
        /**
         * Foods
         * @description How much of each food.
         */
        Foods: {
            /** Strudel */
            strudel: number;
            /** Cake */
            cake: number;
            /** Wine */
            wine: number;
            /** Coffee */
            coffee: number;
        };
        /** GameOptions */
        GameOptions: {
            /**
             * Players
             * @default 2
             */
            players: number;
            /**
             * Hotel
             * @default night
             */
            hotel: string | string[];
            /**
             * Staff
             * @default standard
             */
            staff: string;
            /**
             * Edition
             * @default current
             */
            edition: string;
            /** Promos */
            promos?: boolean | null;
            /**
             * Mode
             * @description solo: one person alone against Leopold.
             */
            mode?: "solo" | null;
            /**
             * Level
             * @description Of Leopold, from 1 (the default) to 3.
             */
            level?: number | null;
        };
        /** GameOver */
        GameOver: {
            /**
             * Event
             * @constant
             */
            event: "game_over";
        };
        /**
         * GroupBonus
         * @description The bonus for a full group, by its size.
         */
        GroupBonus: {
            /** Icon */
            icon: string;
            /** By Size */
            by_size: number[];
        };
        /** GroupFull */
        GroupFull: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "group_full";
            /**
             * Colour
             * @enum {string}
             */
            colour: "blue" | "red" | "yellow" | "green";
            /** Size */
            size: number;
        };
        /** GuestArrived */
        GuestArrived: {
            /**
             * Event
             * @constant
             */
            event: "guest_arrived";
            /** Guest */
            guest: number;
        };
        /** GuestCard */
        GuestCard: {
            /** Number */
            number: number;
            /** Name */
            name: string;
            /**
             * Colour
             * @enum {string}
             */
            colour: "blue" | "red" | "yellow" | "green";
            order: components["schemas"]["SomeFoods"];
            /** Points */
            points: number;
            /** Reward */
            reward: components["schemas"]["CardPart"][];
            /** Text */
            text: string;
            /** Lines */
            lines: components["schemas"]["CardLine"][];
        };
        /** GuestTaken */
        GuestTaken: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "guest_taken";
            /** Guest */
            guest: number;
            /** Cost */
            cost: number;
        };
        /** Hint */
        Hint: {
            /** Choice */
            choice: number;
            /** Text */
            text: string;
            /**
             * Points
             * @description The final points to expect.
             */
            points: number;
            /**
             * Behind
             * @description How many points the best is ahead, those of opponents considered.
             */
            behind: number;
            /**
             * Why
             * @description What the turn does, in words; null where no reason stands out.
             */
            why: string | null;
        };
        /** HintWanted */
        HintWanted: {
            /**
             * Ms
             * @default 300
             */
            ms: number;
            /**
             * Quick
             * @description Where nothing has been compared yet, answer with the first impression.
             * @default false
             */
            quick: boolean;
        };
        /** HintedTurn */
        HintedTurn: {
            /**
             * Choices
             * @description Up to the next draw.
             */
            choices: number[];
            /**
             * Steps
             * @description The choices in words.
             */
            steps: string[];
            /**
             * Whole
             * @description Nothing is drawn before the turn is over.
             */
            whole: boolean;
            /**
             * Points
             * @description The final points to expect.
             */
            points: number;
            /**
             * Behind
             * @description How many points the best is ahead, those of opponents considered.
             */
            behind: number;
            /**
             * Why
             * @description What the turn does, in words; null where no reason stands out.
             */
            why: string | null;
        };
        /**
         * Hints
         * @description The best choices and turns, as far as they have been compared. Asking again at the same row goes on with it.
         */
        Hints: {
            /** Seq */
            seq: number;
            /** Hints */
            hints: components["schemas"]["Hint"][];
            /**
             * Turns
             * @description At most three.
             */
            turns: components["schemas"]["HintedTurn"][];
            /**
             * Looks
             * @description How often a turn was followed into the next one.
             */
            looks: number;
            /**
             * Progress
             * @description 1 when nothing more will be compared.
             */
            progress: number;
            /**
             * Sure
             * @description The differences between the best are known to about half a point.
             */
            sure: boolean;
        };
        /** HotelBoard */
        HotelBoard: {
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** Rooms */
            rooms: ("blue" | "red" | "yellow")[];
            /** Groups */
            groups: number[][];
        };
        /** HotelDealt */
        HotelDealt: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "hotel_dealt";
            /** Hotel */
            hotel: string;
        };
        /** Insight */
        Insight: {
            /** Progress */
            progress: components["schemas"]["Progress"][][];
            prices: components["schemas"]["Prices"] | null;
            serving: components["schemas"]["Serving"] | null;
            /** Idle */
            idle: {
                [key: string]: string;
            };
            /** Amounts */
            amounts: {
                [key: string]: components["schemas"]["Amount"];
            };
            /** Why */
            why: {
                [key: string]: string;
            };
        };
        /**
         * Instruction
         * @description A step of an automa's card: an effect with its number, as on the agenda.
         */
        Instruction: {
            /** Do */
            do: string;
            /** N */
            n: number;
        };
        /**
         * InstructionCard
         * @description A card of an automa, with the steps that count on its level, and the side that its hand points at.
         */
        InstructionCard: {
            /** Number */
            number: number;
            /**
             * Hand
             * @enum {string}
             */
            hand: "left" | "right";
            /** Steps */
            steps: components["schemas"]["Instruction"][];
        };
        /** Joined */
        Joined: {
            /** Game */
            game: string;
            /** Seat */
            seat: number;
            /** Token */
            token: string;
        };
        /** Joining */
        Joining: {
            /** Name */
            name?: string | null;
            /** Seat */
            seat?: number | null;
            /**
             * Secret
             * @description Chosen by the client at random. A repeated request with the same secret gets the same seat.
             */
            secret?: string | null;
        };
        /** KronesChanged */
        KronesChanged: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "krones";
            /** Change */
            change: number;
            /** Krones */
            krones: number;
        };
        /** LeopoldCards */
        LeopoldCards: {
            /** Cards */
            cards: components["schemas"]["CardShown"][];
        };
        /**
         * LineWords
         * @description A way to play a turn in words.
         */
        LineWords: {
            /** Steps */
            steps: string[];
            /**
             * At
             * @description For each step, which of the choices asked led to it.
             */
            at: number[];
            /**
             * Asked
             * @description The choices that the player is asked for.
             */
            asked: number[];
        };
        /**
         * LoadedGame
         * @description A game or position that was brought along as text.
         */
        LoadedGame: {
            /**
             * Kind
             * @description What the text was: a record, a snapshot, a position in one line, a game as text.
             * @enum {string}
             */
            kind: "record" | "snapshot" | "position" | "text";
            /** @description The same game as a record without a seed. */
            record: components["schemas"]["Record"];
            /**
             * Names
             * @description Words for the players, whose names are not known.
             */
            names: string[];
            /**
             * Of
             * @description The number of choices.
             */
            of: number;
            /** Over */
            over: boolean;
            /** Scores */
            scores: number[];
            /** Winners */
            winners: number[];
        };
        /**
         * Loading
         * @description A record, a snapshot, a position in one line or a game as text (docs/formats.md), as it stands in its file.
         */
        Loading: {
            /** Text */
            text: string;
        };
        /**
         * Looked
         * @description The puzzle after some choices. `done`: the turn is over, or something is revealed; the try can be handed in.
         */
        Looked: {
            /** Done */
            done: boolean;
            /** @description As it is before the last choice, if the turn is done. */
            table: components["schemas"]["Position"];
        };
        /** Made */
        Made: {
            /** Game */
            game: string;
            /** Invitation */
            invitation: string;
            /** Seats */
            seats: components["schemas"]["SeatToken"][];
        };
        /** Message */
        Message: {
            /** N */
            n: number;
            /** Seat */
            seat: number;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** At */
            at: number;
        };
        /** Messages */
        Messages: {
            /** List */
            list: components["schemas"]["Message"][];
        };
        /**
         * Moment
         * @description What a view shows after a step of an automa's turn, and the number of events until then.
         *
         *     The rest is as in the view that follows, except that nobody is asked.
         */
        Moment: {
            /** Events */
            events: number;
            /** Round */
            round: number;
            /** Start */
            start: number;
            /** Dice */
            dice: number[];
            /** Queue */
            queue: (number | null)[];
            /** Guest Deck */
            guest_deck: number[] | number;
            /** Guest Discard */
            guest_discard: number[];
            /** Players */
            players: components["schemas"]["Player"][];
            /** Tenants */
            tenants: {
                [key: string]: number;
            }[];
        };
        /** MovedIn */
        MovedIn: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "moved_in";
            /** Guest */
            guest: number;
            /** Room */
            room: number;
        };
        /** NewGame */
        NewGame: {
            /**
             * @default {
             *       "players": 2,
             *       "hotel": "night",
             *       "staff": "standard",
             *       "edition": "current"
             *     }
             */
            options: components["schemas"]["GameOptions"];
            /** Seats */
            seats: (components["schemas"]["PersonSeat"] | components["schemas"]["BotSeat"] | components["schemas"]["OpenSeat"])[];
            /**
             * Clock
             * @default {
             *       "kind": "none"
             *     }
             */
            clock: components["schemas"]["NoClock"] | components["schemas"]["TurnClock"] | components["schemas"]["DayClock"];
            /**
             * Pace
             * @default calm
             * @enum {string}
             */
            pace: "instant" | "quick" | "calm";
            /**
             * Hints
             * @description Whether players may ask for hints.
             * @default true
             */
            hints: boolean;
            /**
             * Forecast
             * @description Whether players may see forecasts.
             * @default false
             */
            forecast: boolean;
        };
        /** NoClock */
        NoClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /**
         * NoticeTold
         * @description What happened to a seat, in words.
         */
        NoticeTold: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "stand_in" | "returned" | "left";
            /** Seat */
            seat: number;
            /** At */
            at: number;
            /** Bot */
            bot: string | null;
            /** Why */
            why: ("deadline" | "called") | null;
            /**
             * By
             * @description The seat that called for the bot.
             */
            by: number | null;
            /** Stays */
            stays: boolean;
            /**
             * Events
             * @description The number of events before it.
             */
            events: number;
            /** Text */
            text: string;
        };
        /** ObjectiveCard */
        ObjectiveCard: {
            /** Number */
            number: number;
            /**
             * Letter
             * @enum {string}
             */
            letter: "A" | "B" | "C";
            /** Text */
            text: string;
        };
        /** ObjectiveClaimed */
        ObjectiveClaimed: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "objective_claimed";
            /** Objective */
            objective: number;
            /** Place */
            place: number;
        };
        /** ObjectiveDrawn */
        ObjectiveDrawn: {
            /**
             * Event
             * @constant
             */
            event: "objective_drawn";
            /** Objective */
            objective: number;
        };
        /** OfSeat */
        OfSeat: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @enum {string}
             */
            event: "start_player" | "turn_ended" | "passed" | "boosted" | "penalty_ignored" | "extra_turn" | "guest_missing" | "objective_missing";
        };
        /** OpenSeat */
        OpenSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "open";
        };
        /**
         * OptionsJson
         * @description What the players agreed on before the game; a list of hotels is in the order of the seats.
         *
         *     Only a game against Leopold has `mode` and `level`.
         */
        OptionsJson: {
            /** Players */
            players: number;
            /** Hotel */
            hotel: string | string[];
            /** Staff */
            staff: string;
            /** Edition */
            edition: string;
            /** Promos */
            promos: boolean;
            /**
             * Mode
             * @constant
             */
            mode?: "solo";
            /** Level */
            level?: number;
        };
        /** Outlook */
        Outlook: {
            /**
             * Points
             * @description By seat: the final points to expect.
             */
            points: number[];
            /**
             * Chances
             * @description By seat: the chance to win. They add up to 1.
             */
            chances: number[];
        };
        /** PaceWanted */
        PaceWanted: {
            /**
             * Pace
             * @enum {string}
             */
            pace: "instant" | "quick" | "calm";
        };
        /** PersonSeat */
        PersonSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "person";
            /**
             * Name
             * @description Without one, readers see a word for it in their language.
             */
            name?: string | null;
        };
        /**
         * Player
         * @description A hotel and its owner. `rooms` are four strings from the ground floor up: `.` empty, `f` free, `o` occupied.
         *
         *     `hand` and `pack` are cards, or their number if they are hidden. `turns` counts the turns taken in this round.
         *     `memory` has the numbers that a role other than the hotelier's keeps. Only an automa has `automa`; its `hand` is its
         *     private pile of staff, which nobody has seen.
         */
        Player: {
            /** Hotel */
            hotel: string;
            /** Krones */
            krones: number;
            /** Emperor */
            emperor: number;
            /** Points */
            points: number;
            kitchen: components["schemas"]["Foods"];
            /** Cafe */
            cafe: (components["schemas"]["CafeTable"] | null)[];
            /** Rooms */
            rooms: string[];
            /** Groups Paid */
            groups_paid: number[];
            /** Hand */
            hand: number[] | number;
            /** Staff */
            staff: number[];
            /** Used */
            used: number[];
            /** Pack */
            pack: number[] | number;
            claims: components["schemas"]["Claims"];
            /** Turns */
            turns: number;
            /** Passed */
            passed: boolean;
            /** Memory */
            memory?: {
                [key: string]: number;
            };
            automa?: components["schemas"]["Automa"];
        };
        /** PlayingOn */
        PlayingOn: {
            /** Text */
            text: string;
            /**
             * At
             * @description After how many choices the new game begins.
             */
            at: number;
            /**
             * Seats
             * @description One person, and bots everywhere else.
             */
            seats: (components["schemas"]["PersonSeat"] | components["schemas"]["BotSeat"])[];
            /**
             * Pace
             * @default calm
             * @enum {string}
             */
            pace: "instant" | "quick" | "calm";
        };
        /** PointsChanged */
        PointsChanged: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "points";
            /** Change */
            change: number;
            /** Source */
            source: string;
        };
        /**
         * Position
         * @description The table as the caller may see it.
         */
        Position: {
            /** Game */
            game: string;
            /** Seq */
            seq: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over" | "abandoned";
            options: components["schemas"]["OptionsJson"];
            /** You */
            you: number | null;
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /** Clock */
            clock: components["schemas"]["NoClock"] | components["schemas"]["TurnClock"] | components["schemas"]["DayClock"];
            /**
             * Pace
             * @enum {string}
             */
            pace: "instant" | "quick" | "calm";
            /**
             * Pause
             * @description Milliseconds before a bot's choice, at this pace.
             */
            pause: number;
            /** Hurried */
            hurried: boolean;
            /**
             * Hints
             * @description Whether players may ask for hints at this table.
             */
            hints: boolean;
            /**
             * Forecast
             * @description Whether players may see forecasts at this table.
             */
            forecast: boolean;
            /** Deadline */
            deadline: number | null;
            view: components["schemas"]["View"] | null;
            insight: components["schemas"]["Insight"] | null;
            /** Undo */
            undo: number;
            /** Ahead */
            ahead: number | null;
            /** Scores */
            scores: number[] | null;
            /** Winners */
            winners: number[] | null;
            /** Breakdown */
            breakdown: {
                [key: string]: number;
            }[] | null;
            /** Points By Round */
            points_by_round: number[][] | null;
            /** Notices */
            notices: components["schemas"]["NoticeTold"][];
            /**
             * Finished By
             * @description By seat, when the game is over: the bot that finished the game for the person.
             */
            finished_by: (string | null)[] | null;
            /** Rematch */
            rematch: string | null;
            /**
             * Loaded
             * @description Whether it began with a position that somebody loaded. Such games count in no statistics.
             */
            loaded: boolean;
            /** @description Null while the game is not over. */
            sharing: components["schemas"]["Sharing"] | null;
            /**
             * Day
             * @description Of which this is the deal. Nobody may see it whole until the day is over.
             */
            day?: string;
            /**
             * Moments
             * @description Alone: what Leopold did since the last choice, step by step, as far as it is news.
             */
            moments?: components["schemas"]["Moment"][];
            events: components["schemas"]["Events"];
        };
        /**
         * Prices
         * @description Prices in krones, for this person now.
         */
        Prices: {
            /** Guests */
            guests: number[];
            /** Rooms */
            rooms: number[];
            /** Staff */
            staff: {
                [key: string]: number;
            };
        };
        /**
         * PrintedValues
         * @description What the boards print. Costs are in krones, `guest_cost` by place in the queue. `room_points` are for preparing.
         *
         *     Players on space `reward_from` or above after falling back get the reward.
         */
        PrintedValues: {
            /** Rounds */
            rounds: number;
            /** Most Krones */
            most_krones: number;
            /** Guest Cost */
            guest_cost: number[];
            /** Floor Cost */
            floor_cost: number[];
            /** Room Points */
            room_points: number[];
            /** Space Points */
            space_points: number[];
            /** Claim Points */
            claim_points: number[];
            /** Scorings */
            scorings: components["schemas"]["Scoring"][];
            /** Reward From */
            reward_from: number;
            /** Group Bonus */
            group_bonus: {
                [key: string]: components["schemas"]["GroupBonus"];
            };
        };
        /**
         * Progress
         * @description Progress towards one objective: in total and, if it counts several things, for each.
         */
        Progress: {
            /** Icon */
            icon: string;
            /** Have */
            have: number;
            /** Need */
            need: number;
            /** Counts */
            counts: components["schemas"]["Counted"][];
        };
        /**
         * Prompt
         * @description Who is asked what. Only the asked seat gets the choices. `ahead`: the seat may answer before its turn comes.
         */
        Prompt: {
            /** Seat */
            seat: number;
            /** Ask */
            ask: string;
            /** N */
            n: number;
            /** Choices */
            choices?: components["schemas"]["Choice"][];
            /** Ahead */
            ahead?: boolean;
            /** Line */
            line: string;
            /**
             * Short
             * @description The line in 46 letters at most; the thing itself stands between asterisks.
             */
            short: string;
        };
        /**
         * PuzzleLook
         * @description A look at the day's puzzle after these choices.
         */
        PuzzleLook: {
            /** Day */
            day: string;
            /**
             * Choices
             * @default []
             */
            choices: number[];
        };
        /** PuzzleToday */
        PuzzleToday: {
            /** Id */
            id: string;
            /**
             * Difficulty
             * @description From 1 to 5.
             */
            difficulty: number;
            /** Round */
            round: number;
            /** Players */
            players: number;
            /**
             * Tries
             * @description That everybody has.
             */
            tries: number;
            solvers: components["schemas"]["Solvers"];
        };
        /**
         * PuzzleTry
         * @description A whole turn, as the solver's try number `n`.
         */
        PuzzleTry: {
            /** Day */
            day: string;
            /**
             * Solver
             * @description Chosen by the client at random for this day.
             */
            solver: string;
            /** N */
            n: number;
            /**
             * Choices
             * @description None of them: the solver gives up.
             */
            choices: number[];
        };
        /**
         * Record
         * @description Version 2, which has no seed: dice and draws are among the choices.
         */
        Record: {
            /**
             * Format
             * @constant
             */
            format: "grandaustria.record";
            /**
             * Version
             * @constant
             */
            version: 2;
            options: components["schemas"]["OptionsJson"];
            /** @description Where a loaded game begins; others begin with the deal. */
            start?: components["schemas"]["Snapshot"];
            /** Choices */
            choices: number[];
        };
        /** Replacing */
        Replacing: {
            /** Seat */
            seat: number;
            /** Request */
            request: string;
            /**
             * Bot
             * @deprecated
             * @description Ignored: no player chooses the bot for another.
             */
            bot?: string | null;
        };
        /**
         * Replayed
         * @description A finished game after `at` of its `of` choices, with all cards open. Each event says how many came before it.
         */
        Replayed: {
            /** At */
            at: number;
            /** Of */
            of: number;
            /**
             * Rounds
             * @description The number of choices before each round.
             */
            rounds: number[];
            /** Choice */
            choice: number | null;
            view: components["schemas"]["View"];
            insight: components["schemas"]["Insight"];
            /** Scores */
            scores: number[];
            events: components["schemas"]["EventsReplayed"];
        };
        /**
         * Retried
         * @description What another way to play a turn is worth.
         */
        Retried: {
            /**
             * Behind
             * @description Points fewer than with the best one; never negative.
             */
            behind: number;
            /**
             * Found
             * @description It gives away less than a point.
             */
            found: boolean;
            /** Steps */
            steps: string[];
        };
        /**
         * Retrying
         * @description A turn of a reviewed game that is tried in another way. `done`: it is over, and can be measured.
         */
        Retrying: {
            /** Done */
            done: boolean;
            /**
             * Steps
             * @description The choices so far, in words.
             */
            steps: string[];
            /** @description As it is before the last choice, if the turn is done. */
            table: components["schemas"]["Position"];
        };
        /**
         * ReviewDocument
         * @description All that a review says.
         */
        ReviewDocument: {
            /**
             * Format
             * @constant
             */
            format: "grandaustria.review";
            /**
             * Version
             * @constant
             */
            version: 1;
            game: components["schemas"]["ReviewedGame"];
            /** Seed */
            seed: number;
            /** Forecaster */
            forecaster: string;
            progress: components["schemas"]["ReviewProgress"];
            start: components["schemas"]["grandaustria__analysis__review__types__Forecast"];
            /** Seats */
            seats: components["schemas"]["SeatReview"][];
            /** Turns */
            turns: components["schemas"]["TurnReview"][];
            /** Draws */
            draws: components["schemas"]["Draw"][];
        };
        /**
         * ReviewProgress
         * @description How far the review has come: `turns` looked at, `of` how many; reasons likewise. `complete`: all is sure, or as
         *     sure as it gets. `seconds` of thinking so far.
         */
        ReviewProgress: {
            /** Turns */
            turns: number;
            /** Of */
            of: number;
            /** Round */
            round: number;
            /** Reasons */
            reasons: number;
            /** Reasons Of */
            reasons_of: number;
            /** Complete */
            complete: boolean;
            /** Seconds */
            seconds: number;
        };
        /**
         * Reviewed
         * @description What is known of a finished game so far. `none`: nobody has asked for it; `stopped`: it can be gone on with.
         */
        Reviewed: {
            /**
             * State
             * @enum {string}
             */
            state: "none" | "running" | "stopped" | "complete";
            /** @description Null until the first turn is looked at. */
            review: components["schemas"]["ReviewDocument"] | null;
            /**
             * Why
             * @description The reasons in words, by the number of the turn.
             */
            why: {
                [key: string]: string;
            };
            /**
             * Levels
             * @description By seat, in words: what it played like.
             */
            levels: (string | null)[];
            /**
             * Lines
             * @description Of the turns looked at, by their number.
             */
            lines: {
                [key: string]: components["schemas"]["TurnWords"];
            };
            /**
             * Drawn
             * @description What each of the draws brought, in words.
             */
            drawn: string[];
        };
        /**
         * ReviewedGame
         * @description Which game it is: `check` is a CRC-32 of its record.
         */
        ReviewedGame: {
            options: components["schemas"]["OptionsJson"];
            /** Answers */
            answers: number;
            /** Check */
            check: string;
            /** Scores */
            scores: number[];
            /** Winners */
            winners: number[];
        };
        /** RoomChanged */
        RoomChanged: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @enum {string}
             */
            event: "room_occupied" | "room_removed";
            /** Room */
            room: number;
        };
        /** RoomPrepared */
        RoomPrepared: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "room_prepared";
            /** Room */
            room: number;
            /** Cost */
            cost: number;
        };
        /** RoundStarted */
        RoundStarted: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "round_started";
            /** Round */
            round: number;
        };
        /** SaidAs */
        SaidAs: {
            /** N */
            n: number;
        };
        /** Saying */
        Saying: {
            /** Text */
            text: string;
            /** Request */
            request: string;
        };
        /**
         * Scoring
         * @description An emperor scoring: the round that it follows, and how far everybody falls back.
         */
        Scoring: {
            /**
             * Letter
             * @enum {string}
             */
            letter: "A" | "B" | "C";
            /** Round */
            round: number;
            /** Back */
            back: number;
        };
        /**
         * SeatReview
         * @description How a seat played. The same parts as in `whole`, not rounded, add up too.
         *
         *     `turns` and `per_turn` leave out passes, which `passes` and `passed_away` count, and what was not the player's own.
         */
        SeatReview: {
            /** Seat */
            seat: number;
            /** Automa */
            automa: boolean;
            /** Expert Game */
            expert_game: number;
            /** Luck */
            luck: number;
            /** Given Away */
            given_away: number;
            /** Error */
            error: number;
            /** Others */
            others: number;
            /** Unexplained */
            unexplained: number;
            /** Result */
            result: number;
            /** Without Luck */
            without_luck: number;
            whole: components["schemas"]["Whole"];
            /** Turns */
            turns: number;
            /** Per Turn */
            per_turn: number;
            /** Passes */
            passes: number;
            /** Passed Away */
            passed_away: number;
            /** Level */
            level: ("grand_hotelier" | "hotelier" | "concierge" | "chief_waiter" | "porter" | "page") | null;
            /** Mistakes */
            mistakes: number[];
            /** Good Finds */
            good_finds: number[];
            /** Replaced From */
            replaced_from: number | null;
        };
        /**
         * SeatShown
         * @description A seat at the table. Leopold's comes last, where a person plays alone: nobody sits there, and he has no bot.
         */
        SeatShown: {
            /** Kind */
            kind: ("person" | "bot" | "open") | "automa";
            /** Name */
            name: string | null;
            /** Bot */
            bot: string | null;
            /**
             * Stand In
             * @description The bot that plays for the person.
             */
            stand_in: string | null;
            /**
             * Stays
             * @description Whether it plays until the person comes back, or only this turn.
             */
            stays: boolean;
            /**
             * Missed
             * @description Deadlines missed in a row.
             */
            missed: number;
            /** Resigned */
            resigned: boolean;
            /** Connected */
            connected: boolean;
            /** Picked */
            picked: boolean;
        };
        /** SeatToken */
        SeatToken: {
            /** Seat */
            seat: number;
            /** Token */
            token: string;
        };
        /**
         * Serving
         * @description The price of the next item, how many items it pays for (null: no end), and the choices that serve everything at
         *     once; these are empty where the player has to choose what to serve.
         */
        Serving: {
            /** Price */
            price: number;
            /** Items */
            items: number | null;
            /** Together */
            together: number[];
        };
        /**
         * Shared
         * @description The number of the new row in the log, and who has agreed.
         */
        Shared: {
            /** Seq */
            seq: number;
            sharing: components["schemas"]["Sharing"];
        };
        /**
         * Sharing
         * @description Who has agreed that anybody may see a finished game.
         */
        Sharing: {
            /**
             * Agreed
             * @description The seats whose persons want anybody to see the finished game.
             */
            agreed: number[];
            /**
             * Link
             * @description Under which anybody may see the game, once all people who played have agreed.
             */
            link: string | null;
        };
        /**
         * Snapshot
         * @description A whole position, with all cards. Without `chance`, which is the state of a generator, other dice follow.
         */
        Snapshot: {
            /** Round */
            round: number;
            /** Start */
            start: number;
            /** Dice */
            dice: number[];
            /** Queue */
            queue: (number | null)[];
            /** Guest Deck */
            guest_deck: number[] | number;
            /** Guest Discard */
            guest_discard: number[];
            /** Staff Deck */
            staff_deck: number[] | number;
            /** Under Deck */
            under_deck: components["schemas"]["UnderDeck"][];
            /** Looked At */
            looked_at: number[] | number;
            /** Dismissed */
            dismissed: number[];
            /** Tiles */
            tiles: string[];
            /** Objectives */
            objectives: number[];
            turn: components["schemas"]["Turn"];
            /** Players */
            players: components["schemas"]["Player"][];
            /** Agenda */
            agenda: components["schemas"]["Step"][];
            /**
             * Format
             * @constant
             */
            format: "grandaustria.snapshot";
            /**
             * Version
             * @constant
             */
            version: 1;
            options: components["schemas"]["OptionsJson"];
            story?: components["schemas"]["Story"];
            /** Chance */
            chance?: number[];
        };
        /**
         * Solvers
         * @description How many people's best try of the day's puzzle was so.
         */
        Solvers: {
            /**
             * Found
             * @description At most half a point was missing.
             */
            found: number;
            /**
             * Close
             * @description At most two points were missing.
             */
            close: number;
            /** Others */
            others: number;
        };
        /**
         * SomeFoods
         * @description How much of each food, without foods of which there is none.
         */
        SomeFoods: {
            /** Strudel */
            strudel?: number;
            /** Cake */
            cake?: number;
            /** Wine */
            wine?: number;
            /** Coffee */
            coffee?: number;
        };
        /**
         * SourcePoints
         * @description Points by which the best line is ahead of the one played from one source, give or take `error`.
         */
        SourcePoints: {
            /**
             * Source
             * @enum {string}
             */
            source: "guests" | "rooms" | "groups" | "staff" | "objectives" | "emperor" | "leftovers";
            /** Points */
            points: number;
            /** Error */
            error: number;
        };
        /**
         * Sources
         * @description Where the difference between two lines comes from, in games played to the end: `points` in all, give or take
         *     `error`, in so many `games` each. Only sources that are sure are `named`.
         */
        Sources: {
            /** Points */
            points: number;
            /** Error */
            error: number;
            /** Games */
            games: number;
            /** By Source */
            by_source: components["schemas"]["SourcePoints"][];
            /** Named */
            named: ("guests" | "rooms" | "groups" | "staff" | "objectives" | "emperor" | "leftovers")[];
        };
        /** StaffCard */
        StaffCard: {
            /** Number */
            number: number;
            /** Name */
            name: string;
            /** Cost */
            cost: number;
            /**
             * When
             * @enum {string}
             */
            when: "immediate" | "each_round" | "permanent" | "final";
            /** Parts */
            parts: components["schemas"]["CardPart"][];
            /** Text */
            text: string;
            /** Strip */
            strip: string;
            /** Set */
            set: ("A" | "B" | "C" | "D") | null;
        };
        /**
         * StaffHandled
         * @description The card is null for everybody but the seat itself.
         */
        StaffHandled: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @enum {string}
             */
            event: "staff_drawn" | "staff_offered" | "staff_kept" | "staff_looked_at" | "staff_returned" | "staff_set_aside";
            /** Staff */
            staff: number | null;
        };
        /** StaffPlayed */
        StaffPlayed: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "staff_played";
            /** Staff */
            staff: number;
            /** Cost */
            cost: number;
        };
        /** StaffScored */
        StaffScored: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "staff_scored";
            /** Staff */
            staff: number;
            /** Points */
            points: number;
        };
        /** StaffUsed */
        StaffUsed: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @enum {string}
             */
            event: "staff_used" | "staff_dismissed" | "staff_uncovered";
            /** Staff */
            staff: number;
        };
        /**
         * Step
         * @description A step of the agenda: the effect, the seat it affects (-1: the whole table), and its number.
         */
        Step: {
            /** Do */
            do: string;
            /** Seat */
            seat: number;
            /** N */
            n: number;
            /** Parts */
            parts?: components["schemas"]["Step"][];
        };
        /**
         * StepShown
         * @description A step, the lowest level on which it counts, and what it does as a strip of icons and in words.
         */
        StepShown: {
            /** Do */
            do: string;
            /** N */
            n: number;
            /** Level */
            level: number;
            /** Strip */
            strip: string;
            /** Text */
            text: string;
        };
        /**
         * Story
         * @description What a game remembers besides the position: points by source and by round, and who lives where.
         */
        Story: {
            /** Points */
            points: {
                [key: string]: number;
            }[];
            /** Rounds */
            rounds: number[][];
            /** Tenants */
            tenants: {
                [key: string]: number;
            }[];
        };
        /**
         * Summaries
         * @description The games in the order of the tokens; null for a token that opens no game.
         */
        Summaries: {
            /** Games */
            games: (components["schemas"]["Summary"] | null)[];
        };
        /** Summary */
        Summary: {
            /** Game */
            game: string;
            /** You */
            you: number | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over" | "abandoned";
            /** Names */
            names: (string | null)[];
            /**
             * Bots
             * @description By seat, as the game was made; null for people and seats that were open.
             */
            bots: (string | null)[];
            /** Your Turn */
            your_turn: boolean;
            /**
             * Seat
             * @description The seat to act.
             */
            seat: number | null;
            /** Seq */
            seq: number;
            /** Round */
            round: number | null;
            /** Rounds */
            rounds: number;
            /** Scores */
            scores: number[] | null;
            /** Deadline */
            deadline: number | null;
            /** Changed */
            changed: number;
            /**
             * Level
             * @description Of Leopold, where a person plays alone.
             */
            level: number | null;
            /**
             * Loaded
             * @description Whether it began with a position that somebody loaded. Such games count in no statistics.
             */
            loaded: boolean;
            /**
             * Closed
             * @description A deal of the day that nobody may see whole yet.
             */
            closed: boolean;
            /**
             * Reviewing
             * @description Its review is under way.
             */
            reviewing: boolean;
            /**
             * Agreed
             * @description The seats whose persons want anybody to see the finished game.
             */
            agreed: number[];
            /**
             * Link
             * @description Under which anybody may see the game, once all people who played have agreed.
             */
            link: string | null;
        };
        /** TakingBack */
        TakingBack: {
            /** Seq */
            seq: number;
            /** Request */
            request: string;
            /**
             * Steps
             * @default 1
             */
            steps: number;
        };
        /** TileApplied */
        TileApplied: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @enum {string}
             */
            event: "rewarded" | "penalized";
            /** Tile */
            tile: string;
        };
        /** TileCard */
        TileCard: {
            /** Name */
            name: string;
            /** Reward */
            reward: components["schemas"]["CardPart"][];
            /** Text */
            text: string;
            /** Penalty */
            penalty: string;
            /** Reward Strips */
            reward_strips: string[];
            /** Penalty Strips */
            penalty_strips: string[];
        };
        /** TileDrawn */
        TileDrawn: {
            /**
             * Event
             * @constant
             */
            event: "tile_drawn";
            /** Tile */
            tile: string;
        };
        /** Today */
        Today: {
            /**
             * Day
             * @description In UTC, as in 2026-11-17.
             */
            day: string;
            /**
             * Ends
             * @description When the day is over, in seconds since 1970.
             */
            ends: number;
            deal: components["schemas"]["DealToday"];
            puzzle: components["schemas"]["PuzzleToday"] | null;
        };
        /** Tokens */
        Tokens: {
            /** Tokens */
            tokens: string[];
        };
        /**
         * Tried
         * @description What became of a try. `best` is the best turn in words, once the solver may see it.
         */
        Tried: {
            /**
             * Missing
             * @description Points, against the best turn; null for who gives up.
             */
            missing: number | null;
            /** Found */
            found: boolean;
            /** Over */
            over: boolean;
            /** Best */
            best: string[] | null;
            solvers: components["schemas"]["Solvers"];
        };
        /**
         * Turn
         * @description What the current turn has done so far, and what it may still do.
         */
        Turn: {
            /** Acted */
            acted: boolean;
            /** Guest Taken */
            guest_taken: boolean;
            /** Die Taken */
            die_taken: boolean;
            /** Extra */
            extra: boolean;
            /** Extra Turns */
            extra_turns: number;
            /** Serving */
            serving: number;
        };
        /** TurnClock */
        TurnClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "turn";
            /** Seconds */
            seconds: number;
        };
        /**
         * TurnKind
         * @description What makes a turn of another kind: the die (null: none), the guests taken, the staff played or kept, a pass.
         */
        TurnKind: {
            /** Die */
            die: number | null;
            /** Guests */
            guests: number[];
            /** Staff */
            staff: number[];
            /** Passed */
            passed: boolean;
        };
        /**
         * TurnLine
         * @description A way to play a turn. `choices` are the player's own; `answers` has nature's too, and follows the record up to
         *     the turn's `first` answer. `behind`: points fewer for the seat than with the best line, give or take `error`.
         */
        TurnLine: {
            kind: components["schemas"]["TurnKind"];
            /** Choices */
            choices: number[];
            /** Answers */
            answers: number[];
            forecast: components["schemas"]["grandaustria__analysis__review__types__Forecast"];
            /** Behind */
            behind: number;
            /** Error */
            error: number;
        };
        /**
         * TurnReview
         * @description One turn of one seat. `looked` is how often it was looked at so far; 0: not yet, and then the fields from
         *     `given_away` on say nothing.
         */
        TurnReview: {
            /** Number */
            number: number;
            /** Seat */
            seat: number;
            /** Round */
            round: number;
            /** Turn */
            turn: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "turn" | "pass" | "setup" | "scoring";
            /** Extra */
            extra: boolean;
            /** Own */
            own: boolean;
            /** First */
            first: number;
            /** End */
            end: number;
            /** Decision */
            decision: number;
            before: components["schemas"]["grandaustria__analysis__review__types__Forecast"];
            after: components["schemas"]["grandaustria__analysis__review__types__Forecast"];
            /** Luck */
            luck: number[];
            /** Looked */
            looked: number;
            /** Given Away */
            given_away: number;
            /** Error */
            error: number;
            /** Sure */
            sure: boolean;
            /**
             * Size
             * @enum {string}
             */
            size: "equal" | "slip" | "mistake" | "costly";
            /** Good Find */
            good_find: boolean;
            /** Ways */
            ways: number;
            /** Worlds */
            worlds: number;
            played: components["schemas"]["TurnLine"];
            best: components["schemas"]["TurnLine"] | null;
            /** Others */
            others: components["schemas"]["TurnLine"][];
            sources: components["schemas"]["Sources"] | null;
            why: components["schemas"]["Why"] | null;
        };
        /** TurnStarted */
        TurnStarted: {
            /** Seat */
            seat: number;
            /**
             * Event
             * @constant
             */
            event: "turn_started";
            /** Number */
            number: number;
            /** Extra */
            extra: boolean;
        };
        /**
         * TurnTried
         * @description A turn of a reviewed game, by its number, played with these choices.
         */
        TurnTried: {
            /** Turn */
            turn: number;
            /**
             * Choices
             * @default []
             */
            choices: number[];
        };
        /**
         * TurnWords
         * @description The lines of a reviewed turn in words.
         */
        TurnWords: {
            played: components["schemas"]["LineWords"];
            /** @description Null where nothing better was found. */
            best: components["schemas"]["LineWords"] | null;
            /**
             * Others
             * @description The best lines of other kinds, the best first.
             */
            others: components["schemas"]["LineWords"][];
        };
        /**
         * UnderDeck
         * @description A card put under the staff deck, and the seat that knows it. Other seats get null for the card.
         */
        UnderDeck: {
            /** Staff */
            staff: number | null;
            /** Known To */
            known_to: number;
        };
        /**
         * View
         * @description A `grandaustria.view` with its prompt in words. In a replay, all cards are open.
         */
        View: {
            /**
             * Format
             * @constant
             */
            format: "grandaustria.view";
            /**
             * Version
             * @constant
             */
            version: 1;
            /** Seat */
            seat: number | null;
            options: components["schemas"]["OptionsJson"];
            /** Tenants */
            tenants: {
                [key: string]: number;
            }[];
            /** Events */
            events: number;
            /** Round */
            round: number;
            /** Start */
            start: number;
            /** Dice */
            dice: number[];
            /** Queue */
            queue: (number | null)[];
            /** Guest Deck */
            guest_deck: number[] | number;
            /** Guest Discard */
            guest_discard: number[];
            /** Staff Deck */
            staff_deck: number[] | number;
            /** Under Deck */
            under_deck: components["schemas"]["UnderDeck"][];
            /** Looked At */
            looked_at: number[] | number;
            /** Dismissed */
            dismissed: number[];
            /** Tiles */
            tiles: string[];
            /** Objectives */
            objectives: number[];
            turn: components["schemas"]["Turn"];
            /** Players */
            players: components["schemas"]["Player"][];
            /** Agenda */
            agenda: components["schemas"]["Step"][];
            prompt: components["schemas"]["Prompt"] | null;
        };
        /**
         * Whole
         * @description The parts of a result in whole points, which add up: expert_game + luck - given_away + others + unexplained.
         */
        Whole: {
            /** Expert Game */
            expert_game: number;
            /** Luck */
            luck: number;
            /** Given Away */
            given_away: number;
            /** Others */
            others: number;
            /** Unexplained */
            unexplained: number;
            /** Result */
            result: number;
        };
        /**
         * Why
         * @description Why the best line is better: a message with its arguments, which `words.review.why` says in a language.
         *
         *     `guest`, `staff` and `objective` are numbers of cards. `also` is a second source, or null.
         */
        Why: {
            /** Message */
            message: string;
            /** Arguments */
            arguments: {
                [key: string]: string | number;
            };
            /** Also */
            also: ("guests" | "rooms" | "groups" | "staff" | "objectives" | "emperor" | "leftovers") | null;
        };
        /**
         * Written
         * @description The number of the new row in the log.
         */
        Written: {
            /** Seq */
            seq: number;
        };
        /**
         * Forecast
         * @description What each seat can expect: its final points, and its chance to win from 0 to 1.
         */
        grandaustria__analysis__review__types__Forecast: {
            /** Points */
            points: number[];
            /** Win */
            win: number[];
        };
        /**
         * Forecast
         * @description What every seat can expect, as far as the caller may know, when the turn began that is being played.
         */
        grandaustria__server__advice_messages__Forecast: {
            /** Seq */
            seq: number;
            /** @description Null before the first turn. */
            forecast: components["schemas"]["Outlook"] | null;
            /** @description The same after the caller's last turn, if it had one. */
            since: components["schemas"]["Outlook"] | null;
        };
        /** Hello */
        Hello: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hello";
            /** Token */
            token: string;
            /**
             * Others
             * @default []
             */
            others: string[];
            /**
             * Language
             * @default en
             */
            language: string;
            /**
             * Events
             * @default 0
             */
            events: number;
            /**
             * Chat
             * @default 0
             */
            chat: number;
            /**
             * Seq
             * @default null
             */
            seq: number | null;
        };
        /** LanguageWanted */
        LanguageWanted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "language";
            /** Language */
            language: string;
        };
        /** Ping */
        Ping: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
        };
        FromClient: components["schemas"]["Hello"] | components["schemas"]["LanguageWanted"] | components["schemas"]["Ping"];
        /** ByeMessage */
        ByeMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bye";
            /** Reason */
            reason: string;
        };
        /** ChatMessage */
        ChatMessage: {
            /** N */
            n: number;
            /** Seat */
            seat: number;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** At */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
        };
        /** PongMessage */
        PongMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
        };
        /** PositionMessage */
        PositionMessage: {
            /** Game */
            game: string;
            /** Seq */
            seq: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over" | "abandoned";
            options: components["schemas"]["OptionsJson"];
            /** You */
            you: number | null;
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /** Clock */
            clock: components["schemas"]["NoClock"] | components["schemas"]["TurnClock"] | components["schemas"]["DayClock"];
            /**
             * Pace
             * @enum {string}
             */
            pace: "instant" | "quick" | "calm";
            /**
             * Pause
             * @description Milliseconds before a bot's choice, at this pace.
             */
            pause: number;
            /** Hurried */
            hurried: boolean;
            /**
             * Hints
             * @description Whether players may ask for hints at this table.
             */
            hints: boolean;
            /**
             * Forecast
             * @description Whether players may see forecasts at this table.
             */
            forecast: boolean;
            /** Deadline */
            deadline: number | null;
            view: components["schemas"]["View"] | null;
            insight: components["schemas"]["Insight"] | null;
            /** Undo */
            undo: number;
            /** Ahead */
            ahead: number | null;
            /** Scores */
            scores: number[] | null;
            /** Winners */
            winners: number[] | null;
            /** Breakdown */
            breakdown: {
                [key: string]: number;
            }[] | null;
            /** Points By Round */
            points_by_round: number[][] | null;
            /** Notices */
            notices: components["schemas"]["NoticeTold"][];
            /**
             * Finished By
             * @description By seat, when the game is over: the bot that finished the game for the person.
             */
            finished_by: (string | null)[] | null;
            /** Rematch */
            rematch: string | null;
            /**
             * Loaded
             * @description Whether it began with a position that somebody loaded. Such games count in no statistics.
             */
            loaded: boolean;
            /** @description Null while the game is not over. */
            sharing: components["schemas"]["Sharing"] | null;
            /**
             * Day
             * @description Of which this is the deal. Nobody may see it whole until the day is over.
             */
            day?: string;
            /**
             * Moments
             * @description Alone: what Leopold did since the last choice, step by step, as far as it is news.
             */
            moments?: components["schemas"]["Moment"][];
            events: components["schemas"]["Events"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "position";
        };
        /** PresenceMessage */
        PresenceMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "presence";
            /** Seats */
            seats: boolean[];
            /**
             * Away For
             * @description Seconds since the person was last connected; null while connected.
             */
            away_for: (number | null)[];
        };
        /**
         * ReviewMessage
         * @description How far the review of the finished game has come; GET fetches it.
         */
        ReviewMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "review";
            progress: components["schemas"]["ReviewProgress"];
        };
        /** ThinkingMessage */
        ThinkingMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "thinking";
            /** Seat */
            seat: number;
        };
        FromServer: components["schemas"]["PositionMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["ThinkingMessage"] | components["schemas"]["ReviewMessage"] | components["schemas"]["ByeMessage"] | components["schemas"]["PongMessage"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    about_api_about_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cards_api_cards_get: {
        parameters: {
            query?: {
                language?: string;
                edition?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cards"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    leopold_api_leopold_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeopoldCards"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    make_game_api_games_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGame"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    my_games_api_my_games_post: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Tokens"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Summaries"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    look_api_games__id__get: {
        parameters: {
            query?: {
                language?: string;
                since?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    join_api_games__id__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    fill_api_games__id__fill_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Filling"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Written"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    choose_api_games__id__choices_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Choices"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Written"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    undo_api_games__id__undo_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakingBack"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Written"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    what_was_said_api_games__id__chat_get: {
        parameters: {
            query?: {
                language?: string;
                since?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    say_api_games__id__chat_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Saying"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidAs"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resign_api_games__id__resign_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Written"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    replace_api_games__id__replace_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Replacing"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Written"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    set_pace_api_games__id__pace_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaceWanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Written"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    hurry_api_games__id__hurry_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Written"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    come_back_api_games__id__return_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Written"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    play_again_api_games__id__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Again"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    agree_to_share_api_games__id__share_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    stop_sharing_api_games__id__unshare_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    what_happened_api_games__id__events_get: {
        parameters: {
            query?: {
                language?: string;
                since?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Events"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    replay_api_games__id__replay_get: {
        parameters: {
            query: {
                at: number;
                language?: string;
                since?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replayed"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    record_api_games__id__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    hint_api_games__id__hint_post: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["HintWanted"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hints"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    forecast_api_games__id__forecast_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["grandaustria__server__advice_messages__Forecast"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    look_at_shared_api_shared__link__get: {
        parameters: {
            query?: {
                language?: string;
                since?: number;
            };
            header?: never;
            path: {
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    replay_shared_api_shared__link__replay_get: {
        parameters: {
            query: {
                at: number;
                language?: string;
                since?: number;
            };
            header?: never;
            path: {
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replayed"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    record_of_shared_api_shared__link__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    read_api_loaded_post: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Loading"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadedGame"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    replay_loaded_api_loaded_replay_post: {
        parameters: {
            query: {
                at: number;
                language?: string;
                since?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Loading"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replayed"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    play_loaded_api_loaded_play_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayingOn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    review_api_games__id__review_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviewed"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    start_review_api_games__id__review_post: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviewed"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    review_of_shared_api_shared__link__review_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviewed"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    start_review_of_shared_api_shared__link__review_post: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviewed"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    look_at_a_turn_api_games__id__review_look_post: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnTried"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retrying"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    try_a_turn_api_games__id__review_tries_post: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnTried"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retried"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    today_api_daily_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Today"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    play_the_deal_api_daily_deal_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DealWanted"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dealt"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    look_at_the_puzzle_api_daily_puzzle_look_post: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PuzzleLook"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Looked"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    try_the_puzzle_api_daily_puzzle_tries_post: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PuzzleTry"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tried"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    clue_api_daily_puzzle_clue_get: {
        parameters: {
            query: {
                day: string;
                level?: number;
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clue"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
