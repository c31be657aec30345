export class StatsView {
  customers: number;
  businesses: number;
  cities: number;
  deals: number;
  redemptions: number;
  /** Of the listed deals, in percent of the original price. */
  biggestSavingPercent: number;
}
