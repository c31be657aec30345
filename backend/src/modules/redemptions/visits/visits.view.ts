/** A customer's visits of the last 12 months. */
export class VisitsView {
  /** Used codes. */
  visits: number;
  /** Average points of a visit, before a membership multiplies them; whole points. */
  pointsPerVisit: number;
}
