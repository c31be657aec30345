/** Content of a list's search header. */
export interface SearchHeader {
  matched: string[];
  dropped: string[];
  isAny: boolean;
  filters: { name: string; value: string; text: string }[];
  suggestions: string[];
}

export const searchOf = (headers: Headers): SearchHeader =>
  JSON.parse(decodeURIComponent(headers.get('x-search') ?? '')) as SearchHeader;
