/** A part of the text that is a filter. */
export interface TextFilter {
  name: 'maxPrice' | 'discountType' | 'location' | 'near' | 'open';
  value: string;
  /** As it was typed. */
  text: string;
}

/** What the API says about the text of a search. */
export interface SearchAnswer {
  matched: string[];
  /** Words and filters that no deal on show fits. */
  dropped: string[];
  /** One of the words is enough. */
  isAny: boolean;
  filters: TextFilter[];
  /** What to search for instead. */
  suggestions: string[];
}

interface Answer {
  response?: { headers: Headers };
}

/** Reads the header of a list; null without a search. */
export function readSearchAnswer(answer: unknown): SearchAnswer | null {
  const header = (answer as Answer | undefined)?.response?.headers.get('x-search');
  return header ? (JSON.parse(decodeURIComponent(header)) as SearchAnswer) : null;
}
