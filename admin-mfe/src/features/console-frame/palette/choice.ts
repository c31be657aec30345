export const KINDS = ['recent', 'pages', 'deals', 'vendors', 'users'] as const;
export type Kind = (typeof KINDS)[number];

/** A way that can be taken. */
export interface Choice {
  kind: Kind;
  to: string;
  label: string;
  /** What tells it from others of its name. */
  note?: string;
}

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en');

/** Those whose name holds every word that was typed, in any order. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ label }) => words.every((word) => folded(label).includes(word)));
}

/** The place after another among so many, round and round. */
export const stepped = (at: number, step: number, count: number): number =>
  count === 0 ? 0 : (at + step + count) % count;
