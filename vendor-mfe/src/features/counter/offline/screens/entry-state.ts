import type { TextKey } from 'shared-ui/i18n';
import type { TagTone } from 'shared-ui/ui';
import { isUndone, type EntryResult, type StoredEntry } from '../program/stored-entry';
import type english from '../texts.en.json';

type Key = TextKey<typeof english>;

const TONES: Readonly<Record<EntryResult['outcome'], TagTone>> = {
  confirmed: 'good',
  double: 'bad',
  cancelled: 'bad',
  expired: 'bad',
  refused: 'bad',
  undone: 'neutral',
};

export interface EntryState {
  readonly text: Key;
  readonly tone: TagTone;
}

/** State of an acceptance in the queue. */
export function entryState(
  entry: StoredEntry,
  entries: readonly StoredEntry[],
  isSending: boolean,
): EntryState {
  const { result } = entry;
  if (isUndone(entry, entries)) return { text: 'undoneState', tone: 'neutral' };
  if (!result) return { text: isSending ? 'sendingState' : 'waitingState', tone: 'waiting' };
  const isOther = result.message === 'entry.confirmed-other-terms';
  return { text: isOther ? 'state_other-terms' : `state_${result.outcome}`, tone: TONES[result.outcome] };
}

const REJECTIONS = ['other-business', 'device-withdrawn', 'undo-late', 'override'] as const;

/** Sentence that explains why an acceptance does not count. */
export function reasonOf({ outcome, message }: EntryResult): Key {
  if (outcome === 'double' || outcome === 'cancelled' || outcome === 'expired') return outcome;
  const rejection = REJECTIONS.find((one) => message === `entry.${one}`);
  return rejection ? `refused_${rejection}` : 'refused';
}
