import type { CounterStore } from './counter-store';
import type { SignedEntry } from './entry';
import { REVIEW_MS, waiting, type EntryResult, type StoredEntry } from './stored-entry';

/** Answer of the server to one entry. */
export interface SyncAnswer extends Omit<EntryResult, 'receivedAt'> {
  readonly number: number;
  /** Number that the server expects next, if the entry does not continue its chain. */
  readonly expected: number | null;
}

/** Sends entries and returns the answers. Rejects if there is no answer. */
export type SendEntries = (
  deviceId: number | string,
  entries: readonly SignedEntry[],
) => Promise<readonly SyncAnswer[]>;

/** Maximum number of entries in a request. */
const BATCH = 100;

const signedPart = ({ body, signature }: StoredEntry): SignedEntry => ({ body, signature });

/** Returns true if the server lacks an earlier entry that this device has: then that is no answer yet. */
const isTooEarly = ({ number, expected }: SyncAnswer, entries: readonly StoredEntry[]): boolean =>
  expected !== null && expected < number && entries.some((entry) => entry.number === expected);

const resultOf = (answer: SyncAnswer, receivedAt: number): EntryResult => {
  const { outcome, message, customer, saves, points, first } = answer;
  return { outcome, message, customer, saves, points, first, receivedAt };
};

/** The entries to send next: those that wait, from the number that the server expects. */
const nextBatch = (entries: readonly StoredEntry[], from: number): StoredEntry[] =>
  entries.filter(({ number, result }) => result === null || number >= from).slice(0, BATCH);

/**
 * Asks again what became of the acceptances that counted lately.
 * @param before only those whose answer arrived before this time
 */
export function reviewQueue(
  store: CounterStore,
  send: SendEntries,
  now: () => number = () => Date.now(),
  before = Infinity,
): Promise<void> {
  return store.exclusively('send', async () => {
    const { device, entries } = await store.read();
    const open = entries.filter(
      ({ result }) =>
        result?.outcome === 'confirmed' &&
        result.receivedAt < before &&
        now() - result.receivedAt < REVIEW_MS,
    );
    if (!device || open.length === 0) return;
    const answers = await send(device.id, open.slice(-BATCH).map(signedPart));
    // An answer about the chain says nothing about the acceptance.
    const results = answers
      .filter(({ expected }) => expected === null)
      .map((answer) => [answer.number, resultOf(answer, now())] as const);
    await store.saveResults(device.id, new Map(results));
  });
}

/**
 * Sends all waiting entries in order. An interrupted call is repeated: the server gives an entry that it knows the same answer.
 * @returns the number of entries that got their first answer
 */
export function sendQueue(
  store: CounterStore,
  send: SendEntries,
  now: () => number = () => Date.now(),
): Promise<number> {
  return store.exclusively('send', async () => {
    let from = Infinity;
    for (let sent = 0; ;) {
      const { device, entries } = await store.read();
      if (!device || waiting(entries).length === 0) return sent;
      const answers = await send(device.id, nextBatch(entries, from).map(signedPart));
      const final = answers.filter((answer) => !isTooEarly(answer, entries));
      await store.saveResults(
        device.id,
        new Map(final.map((answer) => [answer.number, resultOf(answer, now())])),
      );
      const waitedBefore = waiting(entries).length;
      const answered = waitedBefore - waiting((await store.read()).entries.slice(0, entries.length)).length;
      sent += answered;
      const missing = answers.find((answer) => isTooEarly(answer, entries))?.expected ?? Infinity;
      // Without a new answer, only entries that the server lacks are worth another attempt, once.
      if (answered === 0 && (missing === Infinity || missing === from)) return sent;
      from = missing;
    }
  });
}
