import type { PaidWith, SealedEntry } from './entry';

export type SyncOutcome = 'confirmed' | 'double' | 'cancelled' | 'expired' | 'refused' | 'undone';

/** The server's answer to an entry. */
export interface EntryResult {
  readonly outcome: SyncOutcome;
  /** Stable code that explains the outcome. */
  readonly message: string;
  /** First name and initial. */
  readonly customer: string | null;
  /** Whole rupees of the discount. */
  readonly saves: number | null;
  readonly points: number;
  /** The use that counts instead of a double one. */
  readonly first: {
    readonly at: string;
    readonly branch: string | null;
    readonly person: string | null;
  } | null;
  /** Time of the device at which the answer arrived. */
  readonly receivedAt: number;
}

/** Entry of the queue with what the counter shows of it. Only `result` and `isSettled` ever change. */
export interface StoredEntry extends SealedEntry {
  readonly deviceId: number | string;
  readonly number: number;
  readonly kind: 'accept' | 'undo';
  /** Number of the acceptance that an undo takes back. */
  readonly undoes: number | null;
  readonly passId: string | null;
  readonly dealId: number | null;
  readonly title: string;
  readonly titleNe: string | null;
  /** Sum charged, in whole rupees. */
  readonly amount: number;
  readonly paidWith: PaidWith | null;
  readonly person: string;
  /** Time of the device. */
  readonly at: number;
  readonly result: EntryResult | null;
  /** True once staff confirmed that they have read a result that needs attention. */
  readonly isSettled: boolean;
}

/**
 * An entry with the server's present answer. An acceptance that counted can become a double one when an earlier acceptance of another
 * device arrives.
 */
export const withResult = (entry: StoredEntry, result: EntryResult): StoredEntry =>
  entry.result?.outcome === result.outcome ? entry : { ...entry, result, isSettled: false };

/** Minutes within which an acceptance can be taken back offline. */
const UNDO_MS = 15 * 60_000;

export const isUndone = (entry: StoredEntry, entries: readonly StoredEntry[]): boolean =>
  entries.some(({ undoes, result }) => undoes === entry.number && result?.outcome !== 'refused');

export const isUndoable = (entry: StoredEntry, entries: readonly StoredEntry[], now: number): boolean =>
  entry.kind === 'accept' &&
  now >= entry.at &&
  now - entry.at <= UNDO_MS &&
  entry.result === null &&
  !isUndone(entry, entries);

export const waiting = (entries: readonly StoredEntry[]): StoredEntry[] =>
  entries.filter(({ result }) => result === null);

/** Acceptances that wait and were not taken back. */
export const waitingAcceptances = (entries: readonly StoredEntry[]): StoredEntry[] =>
  waiting(entries).filter((entry) => entry.kind === 'accept' && !isUndone(entry, entries));
