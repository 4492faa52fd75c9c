/** The six action spaces: their icons. */
export const SPACES = [
  { value: 1, icons: ['strudel', 'cake'] },
  { value: 2, icons: ['wine', 'coffee'] },
  { value: 3, icons: ['prepare'] },
  { value: 4, icons: ['krone', 'emperor'] },
  { value: 5, icons: ['play-staff'] },
  { value: 6, icons: [] },
] as const;
