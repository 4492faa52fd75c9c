### Що роблять інші: одразу й потім.

## Одна дія кількома словами, після імені гравця. $die, $rooms, $cost і $foods намальовано; $n — ціна.

act-die = бере { $die }
act-strength = сила { $n }
act-guest =
    бере гостя «{ $guest }»{ $n ->
        [0] {""}
       *[other] {" "}за { $cost }
    }
act-staff =
    грає карту «{ $staff }»{ $n ->
        [0] {""}
       *[other] {" "}за { $cost }
    }
act-move-in = заселяє гостя «{ $guest }» у { $room }
act-serve = подає { $foods }
act-prepare =
    готує { $rooms }{ $n ->
        [0] {""}
       *[other] {" "}за { $cost }
    }

## Рядок, картка того, хто ходить, і аркуш

told-region = Що сталося щойно
told-since = Від вашого останнього ходу
told-open =
    Від вашого останнього ходу: { $n ->
        [one] { $n } дія
        [few] { $n } дії
       *[many] { $n } дій
    }
told-round = раунд { $round }
told-nothing = Ще ніхто нічого не зробив.
told-log = Увесь журнал
told-again = Показати ще раз
# $next: yes, якщо далі ходить людина за цим екраном
told-plays =
    Ходить { $player }.{ $next ->
        [yes] {" "}Далі ви.
       *[no] {""}
    }

## Пауза після підрахунку імператора

spoken-title = Імператор сказав своє слово
spoken-tile = Плитка { $letter }, після раунду { $round }
spoken-rule = Очки за поділку, на якій ви стояли; потім усі відступили на { $back }.
spoken-reward = від { $from }:
spoken-penalty = на 0:
spoken-or = або
spoken-you = Ви
spoken-outcome-reward = вина{"\u00AD"}города
spoken-outcome-penalty = штраф
spoken-outcome-spared = без штрафу за 1 крону
spoken-outcome-nothing = нічого
spoken-next = Наступний підрахунок після раунду { $round }: усі відступають на { $back }.
spoken-prompt = Імператор сказав своє слово.
go-on = Далі
