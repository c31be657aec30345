/** What stays when the sheet is closed. */
export interface SheetEntry {
  step: 'address' | 'digits' | 'name';
  address: string;
  /** When the digits can be mailed again; null before the first mail. */
  resendAt: string | null;
  /** Of a new address whose digits were right. */
  ticket: string | null;
}

const MAX_AGE_MS = 10 * 60_000;
const EMPTY: SheetEntry = { step: 'address', address: '', resendAt: null, ticket: null };

let kept: { entry: SheetEntry; at: number } | null = null;

/** @returns what was typed within the last ten minutes on this page, else an empty entry */
export const readStoredEntry = (): SheetEntry =>
  kept && Date.now() - kept.at < MAX_AGE_MS ? kept.entry : EMPTY;

/** @param entry null once somebody is signed in */
export function storeEntry(entry: SheetEntry | null): void {
  kept = entry && { entry, at: Date.now() };
}
