const KEY = 'dobbar:push-user';

/** Stores which user turned on the messages to this browser; null after they were turned off. */
export function storePushUser(userId: number | null): void {
  try {
    if (userId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(userId));
  } catch {
    // A browser without storage asks again after the next sign-in.
  }
}

/** True if this user turned on the messages to this browser, possibly in an earlier session. */
export function isPushUser(userId: number): boolean {
  try {
    return localStorage.getItem(KEY) === String(userId);
  } catch {
    return false;
  }
}
