const STORED_AT = 'dobbar.searches';
const MAX_SEARCHES = 5;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;

/** Recent searches of this device, newest first. They are never sent to the server. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_AT) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText).slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(STORED_AT, JSON.stringify(searches));
  } catch {
    // Private windows may have no storage.
  }
}

export function addRecent(search: string): void {
  write([search, ...readRecent().filter((other) => other !== search)].slice(0, MAX_SEARCHES));
}

/** @returns the remaining searches */
export function removeRecent(search: string): string[] {
  const left = readRecent().filter((other) => other !== search);
  write(left);
  return left;
}
