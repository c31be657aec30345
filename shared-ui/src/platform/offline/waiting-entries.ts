const KEY = 'counter-waiting';

/** Stores how many acceptances of the counter wait on this device, so that a sign-out can warn. */
export function storeWaitingEntries(count: number): void {
  if (count > 0) localStorage.setItem(KEY, String(count));
  else localStorage.removeItem(KEY);
}

export const readWaitingEntries = (): number => Number(localStorage.getItem(KEY)) || 0;
