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

const NOT_COUNTED: readonly SyncOutcome[] = ['double', 'cancelled', 'expired', 'refused'];

/** True for a result that does not count and that staff have not confirmed. */
export const needsAttention = ({ kind, result, isSettled }: StoredEntry): boolean =>
  kind === 'accept' && result !== null && !isSettled && NOT_COUNTED.includes(result.outcome);

const withoutName = (entry: StoredEntry): StoredEntry => ({
  ...entry,
  result: entry.result && { ...entry.result, customer: null },
});

/** An entry whose result staff have read. The customer's name is not needed any more. */
export const settled = (entry: StoredEntry): StoredEntry => ({ ...withoutName(entry), isSettled: true });

/** Milliseconds after its first answer in which an acceptance can lose to an earlier one: that long a device may be offline. */
export const REVIEW_MS = 72 * 3_600_000;

const isOld = (entry: StoredEntry, now: number): boolean =>
  entry.result !== null && !needsAttention(entry) && now - entry.result.receivedAt >= REVIEW_MS;

/**
 * Entries that are not needed any more: their results are final and need no attention.
 * @param own the device whose last entry stays without a name, because the next entry continues its chain
 */
export function outdated(
  entries: readonly StoredEntry[],
  own: StoredEntry['deviceId'] | undefined,
  now: number,
): { readonly dropped: readonly StoredEntry[]; readonly unnamed: StoredEntry | null } {
  const last = entries.findLast(({ deviceId }) => deviceId === own);
  const dropped = entries.filter((entry) => entry !== last && isOld(entry, now));
  return { dropped, unnamed: last?.result?.customer && isOld(last, now) ? withoutName(last) : null };
}

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
