/** What help can be about. */

export type Topic =
  | {
      about: 'guest';
      number: number;
      /** Its place in the queue. */ place?: number;
      /** Its table in the café. */ table?: number;
      /** Whose café; yours if not given. */ seat?: number;
    }
  | { about: 'staff'; number: number; where: 'hand' | 'play' | 'offer' | 'elsewhere' }
  | { about: 'objective'; number: number; letter: 'A' | 'B' | 'C' }
  | { about: 'tile'; name: string; back: number }
  | { about: 'space'; value: number }
  | { about: 'room'; seat: number; room: number }
  | { about: 'rival'; seat: number }
  /** A message about something on the table: help-<name>, with its title help-<name>-title. */
  | { about: 'thing'; name: string; values?: Record<string, number | string> };
