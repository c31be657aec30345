/** A customer's visits of the last 12 months. */
export class VisitsView {
  /** Used codes. */
  visits: number;
  /** Points of a visit on average, before a membership multiplies them; whole points. */
  pointsPerVisit: number;
}
