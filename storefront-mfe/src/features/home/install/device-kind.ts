export type DeviceKind = 'ios' | 'android' | 'other';

/** Returns the device kind for the installation help. An iPad reports itself as a Mac, but Macs have no touch screen. */
export function deviceKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceKind {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'other';
}
