/** Words of one letter that must not end a line, by language: they go with the word after them. */
const LONE: Record<string, RegExp> = {
  pl: /(?<=[\s(„}])([aiouwz]) (?=\S)/giu,
  uk: /(?<=[\s(«}])([авзійоу]) (?=\S)/giu,
};

/** A text of a catalogue, or of the rules, with hard spaces after such words. */
export function bound(text: string, language: string): string {
  return language in LONE ? text.replace(LONE[language], '$1\u00a0') : text;
}
