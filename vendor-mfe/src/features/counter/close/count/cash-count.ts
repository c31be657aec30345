import { readAmount } from '../../amount';

/** Notes and coins in rupees, the largest first. */
export const NOTES = [1_000, 500, 100, 50, 20, 10, 5, 1] as const;

export type Note = (typeof NOTES)[number];

/** The count of the drawer as typed. */
export interface CashCount {
  /** False if the total is typed instead of notes. */
  byNotes: boolean;
  /** Number of notes of each value. */
  notes: Record<`n${Note}`, string>;
  total: string;
  float: string;
  otherCash: string;
  takenOut: string;
}

/** An empty field counts as none. */
const amountOf = (text: string): number => (text.trim() === '' ? 0 : (readAmount(text) ?? 0));

export const isAmount = (text: string): boolean => text.trim() === '' || readAmount(text) !== null;

/** Rupees in the notes of one value. */
export const sumOf = (note: Note, { notes }: CashCount): number => note * amountOf(notes[`n${note}`]);

/** Counted cash; null while nothing is typed. */
export function countedOf(count: CashCount): number | null {
  const typed = count.byNotes ? Object.values(count.notes) : [count.total];
  if (typed.every((text) => text.trim() === '')) return null;
  return count.byNotes ? NOTES.reduce((sum, note) => sum + sumOf(note, count), 0) : amountOf(count.total);
}

/** Sums of the drawer in rupees. */
export interface DrawerSums {
  readonly float: number;
  readonly otherCash: number;
  readonly takenOut: number;
  readonly expected: number;
  readonly counted: number | null;
  /** Counted less expected; null while nothing is counted. */
  readonly difference: number | null;
}

/** @param takings cash of guests and corrections of the day */
export function drawerSums(count: CashCount, takings: { cash: number; corrected: number }): DrawerSums {
  const [float, otherCash, takenOut] = [count.float, count.otherCash, count.takenOut].map(amountOf) as [
    number,
    number,
    number,
  ];
  const expected = float + takings.cash + takings.corrected + otherCash - takenOut;
  const counted = countedOf(count);
  return {
    ...{ float, otherCash, takenOut, expected, counted },
    difference: counted === null ? null : counted - expected,
  };
}
