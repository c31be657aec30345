/** What a customer's visits of a year saved. */
export class SavingsView {
  year: number;
  /** Whole rupees. */
  total: number;
  /** Whole rupees of the twelve months, January first. */
  months: number[];

  static of(year: number, months: number[]): SavingsView {
    return { year, months, total: months.reduce((sum, saved) => sum + saved, 0) };
  }
}
