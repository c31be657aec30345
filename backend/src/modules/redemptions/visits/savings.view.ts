import type { MonthOfSavings } from './savings.sql.js';

/** A customer's savings of one year. */
export class SavingsView {
  year: number;
  /** Whole rupees. */
  total: number;
  /** Whole rupees of the twelve months, January first. */
  months: number[];
  /** Number of codes used in the year. */
  uses: number;

  static of(year: number, rows: readonly MonthOfSavings[]): SavingsView {
    const sum = (of: keyof MonthOfSavings): number => rows.reduce((total, row) => total + row[of], 0);
    return { year, total: sum('saved'), months: rows.map(({ saved }) => saved), uses: sum('used') };
  }
}
