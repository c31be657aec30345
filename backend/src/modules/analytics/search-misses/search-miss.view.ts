/** A search that found nothing, in the last 30 days. */
export class SearchMissView {
  /**
   * In lower case.
   * @example 'sushi'
   */
  query: string;
  /** Visitors, each counted once a day; at least 5. */
  visitors: number;
  /** @example '2026-11-25' */
  lastDay: string;
}
