import { isOwnPath } from 'shared-ui/platform';

const place = 'dobbar.return';
const LIFETIME_MS = 60 * 60_000;

/** Stores the page where a sign-up began, because the link of the verification e-mail opens another tab. */
export function keepReturn(path: string): void {
  if (!isOwnPath(path)) return;
  try {
    localStorage.setItem(place, JSON.stringify({ path, until: Date.now() + LIFETIME_MS }));
  } catch {
    // Without localStorage only this shortcut is missing.
  }
}

/** Returns the stored page, for one hour. */
export function savedReturn(): string | null {
  try {
    const { path, until } = JSON.parse(localStorage.getItem(place) ?? '') as { path: string; until: number };
    return until > Date.now() && isOwnPath(path) ? path : null;
  } catch {
    return null;
  }
}
