/** Result of the check of a request target. */
export type RequestTarget =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'malformed' };

/** Internal route of malformed targets; its response is always 400. */
export const MALFORMED_PATH = '/.malformed';

const ACCEPTED: RequestTarget = { kind: 'accepted' };
const MALFORMED: RequestTarget = { kind: 'malformed' };

// Most targets match this pattern and need no further checks.
const PLAIN = /^(?=\/)(?:\/[\w~@,;:=&$!'()*+-][\w.~@,;:=&$!'()*+-]*)*\/?(?:\?[^#\\]*)?$/;
const UNSAFE = /[\\#]|%(?:2f|5c|00)/i;
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Normalizes paths. Duplicate slashes redirect to the path without them. Absolute targets, dot segments, backslashes and
 * encoded separators are malformed. The query is not read.
 */
export function readRequestTarget(target: string): RequestTarget {
  if (PLAIN.test(target)) return ACCEPTED;
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  if (!path.startsWith('/') || UNSAFE.test(path) || target.includes('#') || !isDecodable(path))
    return MALFORMED;
  if (DOT_SEGMENT.test(path)) return MALFORMED;
  if (!path.includes('//')) return ACCEPTED;
  return { kind: 'moved', to: path.replace(/\/{2,}/g, '/') + target.slice(path.length) };
}
