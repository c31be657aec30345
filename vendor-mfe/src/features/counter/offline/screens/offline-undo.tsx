import { Undo2 } from 'lucide-react';
import type { CounterPassView } from 'shared-ui/api/counter';
import { useTexts } from 'shared-ui/i18n';
import { Button, useNow } from 'shared-ui/ui';
import result from '../../result/result.module.css';
import type { Counter } from '../../use-counter';
import { isUndoable, type StoredEntry } from '../program/stored-entry';
import { offlineTexts } from '../texts';
import { useCounterDevice } from '../use-counter-device';

interface OfflineUndoProps {
  entry: StoredEntry;
  pass: CounterPassView;
  counter: Counter;
}

/** Takes an acceptance back that was made without a network, within 15 minutes and until it is sent. */
export function OfflineUndo({ entry, pass, counter }: OfflineUndoProps) {
  const t = useTexts(offlineTexts);
  const entries = useCounterDevice().view?.entries ?? [];
  const now = useNow();
  const current = entries.find(({ number }) => number === entry.number) ?? entry;
  if (!now || !isUndoable(current, entries, now.getTime())) return null;
  return (
    <Button
      size="large"
      wide
      variant="tint"
      className={result.tall}
      onClick={() => void counter.undoOffline(entry, pass)}
    >
      <Undo2 size={20} aria-hidden />
      {t('undo')}
    </Button>
  );
}
