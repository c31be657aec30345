/** Input that is kept when the sheet closes. */
export interface SheetEntry {
  step: 'address' | 'digits' | 'name';
  address: string;
  /** Earliest time to send the digits again; null before the first mail. */
  resendAt: string | null;
  /** Ticket of a new address after the correct digits. */
  ticket: string | null;
}

const MAX_AGE_MS = 10 * 60_000;
const EMPTY: SheetEntry = { step: 'address', address: '', resendAt: null, ticket: null };

let kept: { entry: SheetEntry; at: number } | null = null;

/** @returns the input of the last ten minutes on this page, otherwise an empty entry */
export const readStoredEntry = (): SheetEntry =>
  kept && Date.now() - kept.at < MAX_AGE_MS ? kept.entry : EMPTY;

/** @param entry the input, or null after a sign-in */
export function storeEntry(entry: SheetEntry | null): void {
  kept = entry && { entry, at: Date.now() };
}
