/** Part of the search text that the API interprets as a filter. */
export interface TextFilter {
  name: 'maxPrice' | 'discountType' | 'location' | 'near' | 'open';
  value: string;
  /** The text as typed. */
  text: string;
}

/** Interpretation of a search text by the API. */
export interface SearchAnswer {
  matched: string[];
  /** Words and filters that match no visible deal. */
  dropped: string[];
  /** True if matching one of the words is enough. */
  isAny: boolean;
  filters: TextFilter[];
  /** Alternative search texts. */
  suggestions: string[];
}

interface Answer {
  response?: { headers: Headers };
}

/** Reads the `x-search` header of a list response; returns null without a search. */
export function readSearchAnswer(answer: unknown): SearchAnswer | null {
  const header = (answer as Answer | undefined)?.response?.headers.get('x-search');
  return header ? (JSON.parse(decodeURIComponent(header)) as SearchAnswer) : null;
}
