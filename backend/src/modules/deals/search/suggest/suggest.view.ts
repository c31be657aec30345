export class SuggestedDealView {
  id: number;
  title: string;
  titleNe: string | null;
}

export class SuggestionView {
  labelEn: string;
  /** The same as `labelEn` where there is no Nepali name. */
  labelNe: string;
  /** Deals, counted up to 100. */
  count: number;
  /** The page it leads to, without the language. */
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
