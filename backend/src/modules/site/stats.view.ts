export class StatsView {
  customers: number;
  businesses: number;
  cities: number;
  deals: number;
  redemptions: number;
  /** Average points of a visit, before a membership multiplies them; of the last 10,000 visits that earned points. */
  pointsPerVisit: number;
  /** Largest saving of a listed deal, in percent of the original price. */
  biggestSavingPercent: number;
}
