export interface HonourScore {
  /** Uses in which the business gave the deal. */
  given: number;
  counted: number;
}

/** Returns the score in whole percent: 100 only if every use counts as given. */
export const honourPercent = ({ given, counted }: HonourScore): number =>
  given === counted ? 100 : Math.min(99, Math.round((given / counted) * 100));
