/** Point on the line of a chart. */
export interface TrendPoint {
  /** Day such as 2026-11-30. */
  readonly date: string;
  readonly now: number;
  /** Figure of the same day in the previous period. */
  readonly before?: number;
}
