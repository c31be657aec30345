export class SuggestedDealView {
  id: number;
  title: string;
  titleNe: string | null;
}

export class SuggestionView {
  labelEn: string;
  /** Equal to `labelEn` without a Nepali name. */
  labelNe: string;
  /** Number of deals, counted up to 100. */
  count: number;
  /** Path of the page, without the language. */
  path: string;
}

export class SuggestionsView {
  /** At most three, the best first. */
  deals: SuggestedDealView[];
  /** At most three. */
  dishes: SuggestionView[];
  /** At most two. */
  businesses: SuggestionView[];
  /** At most two: cities, and neighborhoods with branches. */
  areas: SuggestionView[];
}
