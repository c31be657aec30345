import { vendorRedemptionsTablePath } from 'shared-ui/api/paths';
export interface Filters {
  /** Calendar days in Nepal such as 2026-11-30, inclusive; empty for all. */
  from: string;
  to: string;
  /** Ids; empty for all. */
  branch: string;
  deal: string;
  staff: string;
  /** Id of an API key, instead of a staff member. */
  key: string;
  state: '' | 'redeemed' | 'voided';
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^[1-9]\d{0,9}$/;
const saved = (value: string | null, pattern: RegExp): string => (value && pattern.test(value) ? value : '');

export const NO_FILTERS: Filters = { from: '', to: '', branch: '', deal: '', staff: '', key: '', state: '' };

/** Reads the filters from the URL and ignores invalid values. */
export function readFilters(query: URLSearchParams): Filters {
  const state = query.get('state');
  return {
    from: saved(query.get('from'), DAY),
    to: saved(query.get('to'), DAY),
    branch: saved(query.get('branch'), NUMBER),
    deal: saved(query.get('deal'), NUMBER),
    staff: saved(query.get('staff'), NUMBER),
    key: saved(query.get('key'), NUMBER),
    state: state === 'redeemed' || state === 'voided' ? state : '',
  };
}

/** Active filters, as parameters for the URL and the API. */
export const chosen = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

export const tableAddress = (filters: Filters): string => {
  const query = new URLSearchParams(chosen(filters)).toString();
  return `${vendorRedemptionsTablePath}${query && `?${query}`}`;
};
