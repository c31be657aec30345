export interface Filters {
  /** '1' to '5'; empty for all. */
  stars: string;
  /** A deal's id; empty for all. */
  deal: string;
  /** 'false': only reviews without a reply. */
  answered: '' | 'false' | 'true';
}

const saved = (value: string | null, pattern: RegExp): string => (value && pattern.test(value) ? value : '');

/** Reads the filters from the URL and ignores invalid values. */
export function readFilters(query: URLSearchParams): Filters {
  const answered = query.get('answered');
  return {
    stars: saved(query.get('stars'), /^[1-5]$/),
    deal: saved(query.get('deal'), /^[1-9]\d{0,8}$/),
    answered: answered === 'true' || answered === 'false' ? answered : '',
  };
}

/** Active filters, as parameters for the URL and the API. */
export const chosen = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
