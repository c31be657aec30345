import type { CounterStore } from './counter-store';
import type { SignedEntry } from './entry';
import { waiting, type EntryResult, type StoredEntry } from './stored-entry';

/** Answer of the server to one entry. */
export type SyncAnswer = Omit<EntryResult, 'receivedAt'> & { readonly number: number };

/** Sends entries and returns the answers. Rejects if there is no answer. */
export type SendEntries = (
  deviceId: number | string,
  entries: readonly SignedEntry[],
) => Promise<readonly SyncAnswer[]>;

/** Maximum number of entries in a request. */
const BATCH = 100;

const signedPart = ({ body, signature }: StoredEntry): SignedEntry => ({ body, signature });

const resultsOf = (answers: readonly SyncAnswer[], receivedAt: number): Map<number, EntryResult> =>
  new Map(answers.map(({ number, ...result }) => [number, { ...result, receivedAt }]));

/**
 * Sends all waiting entries in order. An interrupted call is repeated: the server gives an entry that it knows the same answer.
 * @returns the number of entries that got an answer
 */
export function sendQueue(
  store: CounterStore,
  send: SendEntries,
  now: () => number = Date.now,
): Promise<number> {
  return store.exclusively('send', async () => {
    for (let sent = 0; ;) {
      const { device, entries } = await store.read();
      const batch = waiting(entries).slice(0, BATCH);
      if (!device || batch.length === 0) return sent;
      const answers = await send(device.id, batch.map(signedPart));
      const results = resultsOf(answers, now());
      const answered = batch.filter(({ number }) => results.has(number)).length;
      await store.saveResults(device.id, results);
      sent += answered;
      // Without an answer to any entry of the batch, a repetition would change nothing.
      if (answered === 0) return sent;
    }
  });
}
