import { Check, TicketPercent } from 'lucide-react';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { cx, Tag } from 'shared-ui/ui';
import { endOf } from '../offline-outcome';
import type { StoredEntry } from '../program/stored-entry';
import { offlineTexts } from '../texts';
import { entryState } from './entry-state';
import styles from './offline.module.css';
import queue from './queue.module.css';

interface QueueRowProps {
  entry: StoredEntry;
  entries: readonly StoredEntry[];
  isSending: boolean;
}

/** An acceptance of the queue with its state. */
export function QueueRow({ entry, entries, isSending }: QueueRowProps) {
  const t = useTexts(offlineTexts);
  const format = useFormat();
  const { text, tone } = entryState(entry, entries, isSending);
  const isConfirmed = tone === 'good';
  const Icon = isConfirmed ? Check : TicketPercent;
  const { person, paidWith } = entry;
  const parts = { time: format.time(new Date(entry.at)), person, letters: endOf(entry.passId) };
  return (
    <li className={queue.entry}>
      <span className={cx(queue.mark, isConfirmed && queue.confirmed)}>
        <Icon size={22} aria-hidden />
      </span>
      <div>
        <div className={styles.row}>
          <b>{inLanguage(format.language, entry.title, entry.titleNe)}</b>
          <b>{format.money(entry.amount)}</b>
        </div>
        <p className={styles.note}>
          {entry.result?.customer && `${entry.result.customer} · `}
          {paidWith ? t('entryLine', { ...parts, way: t(`way_${paidWith}`) }) : t('entryLineShort', parts)}
        </p>
        <Tag tone={tone}>{t(text)}</Tag>
      </div>
    </li>
  );
}
