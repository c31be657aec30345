const KEY = 'counter-waiting';

/**
 * Stores how many acceptances of the counter wait on this device, so that a sign-out can warn. The entries themselves are stored
 * elsewhere, so a full or blocked storage loses the warning only.
 */
export function storeWaitingEntries(count: number): void {
  try {
    if (count > 0) localStorage.setItem(KEY, String(count));
    else localStorage.removeItem(KEY);
  } catch {
    // The browser blocks storage, or it is full.
  }
}

/** Returns 0 also where the browser blocks storage. */
export function readWaitingEntries(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
