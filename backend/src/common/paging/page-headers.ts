import { COUNTED_UP_TO } from './page-query.js';

/**
 * @param path the list's path with its query
 * @param next cursor of the next page, null on the last one
 * @param counted rows counted, at most one more than `COUNTED_UP_TO`
 */
export function pageHeaders(path: string, next: string | null, counted: number): Record<string, string> {
  const headers: Record<string, string> = { 'x-total-count': String(Math.min(counted, COUNTED_UP_TO)) };
  if (counted > COUNTED_UP_TO) headers['x-total-relation'] = 'gte';
  if (next !== null) {
    const url = new URL(path, 'http://list.invalid');
    url.searchParams.set('cursor', next);
    headers['link'] = `<${url.pathname}${url.search}>; rel="next"`;
  }
  return headers;
}
