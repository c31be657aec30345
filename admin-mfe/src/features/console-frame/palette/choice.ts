import type { AdminRight } from '../../../shared/own-right';

export const KINDS = [
  'codes',
  'recent',
  'pages',
  'actions',
  'payments',
  'orders',
  'invoices',
  'deals',
  'vendors',
  'users',
] as const;
export type Kind = (typeof KINDS)[number];

/** Link target offered by the command palette. */
export interface Choice {
  kind: Kind;
  to: string;
  label: string;
  /** Distinguishes choices with equal labels, for example by id. */
  note?: string;
  /** Further words by which it is found. */
  words?: string;
  /** Code to look up instead of opening an address. */
  code?: string;
}

/** Admin whose rights decide what the palette offers. */
export interface PaletteUser {
  id: number;
  rights: readonly AdminRight[];
}

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en');

/** Returns the choices whose label or further words contain every typed word, in any order. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const asked = folded(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ label, words = '' }) =>
    asked.every((word) => folded(`${label} ${words}`).includes(word)),
  );
}

/** Next index in a list of `count` choices. Wraps around at both ends. */
export const stepped = (at: number, step: number, count: number): number =>
  count === 0 ? 0 : (at + step + count) % count;
