const LONGEST = 100;
/** Digits in a row that may be a phone number. */
const PERSONAL = /@|\d{7}/;

/** What is known about a response of the list of deals. */
export interface ListResponse {
  method: string;
  url: string;
  status: number;
  /** `X-Total-Count`; undefined without one. */
  total: unknown;
}

/**
 * Returns the text of a search that found nothing, in lower case; null for other responses, further pages, and texts that may
 * contain an address or a phone number.
 */
export function missedSearch({ method, url, status, total }: ListResponse): string | null {
  if (method !== 'GET' || status !== 200 || String(total) !== '0') return null;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname !== '/api/deals' || searchParams.has('cursor') || Number(searchParams.get('page') ?? 1) > 1)
    return null;
  const text = (searchParams.get('search') ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  return text.length > 0 && text.length <= LONGEST && !PERSONAL.test(text) ? text : null;
}
