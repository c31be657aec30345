export type DeviceKind = 'ios' | 'android' | 'other';

/** Which way of installing there is. An iPad says it is a Mac, but a Mac cannot be touched. */
export function deviceKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceKind {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'other';
}
