/** @returns the path if it stays on this site, else the fallback */
export function sameSitePath(path: unknown, fallback = '/'): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])[^\\\s]*$/.test(path)) return fallback;
  const base = 'http://own.invalid';
  return new URL(path, base).origin === base ? path : fallback;
}
