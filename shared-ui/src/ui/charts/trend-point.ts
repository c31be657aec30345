/** A place along the line of a chart. */
export interface TrendPoint {
  /** A day such as 2026-11-30. */
  readonly date: string;
  readonly now: number;
  /** What stood there in the period before. */
  readonly before?: number;
}
