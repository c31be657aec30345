export const KINDS = ['recent', 'pages', 'deals', 'vendors', 'users'] as const;
export type Kind = (typeof KINDS)[number];

/** Link target offered by the command palette. */
export interface Choice {
  kind: Kind;
  to: string;
  label: string;
  /** Distinguishes choices with equal labels, for example by id. */
  note?: string;
}

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en');

/** Returns the choices whose label contains every typed word, in any order. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ label }) => words.every((word) => folded(label).includes(word)));
}

/** Next index in a list of `count` choices. Wraps around at both ends. */
export const stepped = (at: number, step: number, count: number): number =>
  count === 0 ? 0 : (at + step + count) % count;
