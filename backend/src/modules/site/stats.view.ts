export class StatsView {
  /** Exact up to 5,000, then at most five minutes old; also businesses and redemptions. */
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
