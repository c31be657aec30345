/** A customer's savings of one year. */
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
