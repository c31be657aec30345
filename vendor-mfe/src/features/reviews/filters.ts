export const SHOWN = ['waiting', 'low-stars', 'answered', 'reported', 'all'] as const;
export type Shown = (typeof SHOWN)[number];

export interface Filters {
  /** Part of the inbox. */
  show: Shown;
  /** '1' to '5'; empty for all. */
  stars: string;
  /** A deal's id; empty for all. */
  deal: string;
}

const saved = (value: string | null, pattern: RegExp): string => (value && pattern.test(value) ? value : '');

/**
 * Reads the filters from the URL and ignores invalid values. The inbox opens on what waits; links to a deal or to stars show all
 * of them.
 */
export function readFilters(query: URLSearchParams): Filters {
  const stars = saved(query.get('stars'), /^[1-5]$/);
  const deal = saved(query.get('deal'), /^[1-9]\d{0,8}$/);
  const known = SHOWN.find((one) => one === query.get('show'));
  return { show: known ?? (stars || deal ? 'all' : 'waiting'), stars, deal };
}

/** True for the parts that wait for an answer. */
export const isWaiting = ({ show }: Filters): boolean => show === 'waiting' || show === 'low-stars';

const filled = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** Active filters, as parameters for the API. */
export const chosen = ({ show, stars, deal }: Filters): Record<string, string> =>
  filled({ show: show === 'all' ? '' : show, stars, deal });

/** Active filters and the open review, as parameters for the URL. */
export const addressOf = ({ show, stars, deal }: Filters, review?: number): Record<string, string> => {
  const usual = readFilters(new URLSearchParams({ stars, deal })).show;
  return filled({ show: show === usual ? '' : show, stars, deal, review: review ? String(review) : '' });
};
