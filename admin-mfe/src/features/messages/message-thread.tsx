import type { AdminMessageDetailView, MessageEntryView } from 'shared-ui/api/admin-messages';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { cx } from 'shared-ui/ui';
import styles from './messages.module.css';
import { messagesTexts } from './texts';

/** Message, replies and notes in chronological order. */
export function MessageThread({ message }: { message: AdminMessageDetailView }) {
  const t = useTexts(messagesTexts);
  const format = useFormat();
  const sent = ({ kind, mailedAt }: MessageEntryView): string => {
    if (kind === 'note') return t('noteOnly');
    return mailedAt ? t('mailed', { at: format.dateTime(mailedAt) }) : t('mailWaits');
  };
  return (
    <ol className={styles.thread} aria-label={t('thread')}>
      <li className={styles.entry}>
        <p className={styles.who}>
          <b>{message.name}</b> <span className={styles.small}>{format.dateTime(message.createdAt)}</span>
        </p>
        <p className={styles.words} lang={message.language}>
          {message.message}
        </p>
      </li>
      {message.entries.map((entry) => (
        <li key={entry.id} className={cx(styles.entry, styles[entry.kind])}>
          <p className={styles.who}>
            <b>{t(`entry_${entry.kind}`, { name: entry.author.name })}</b>{' '}
            <span className={styles.small}>{format.dateTime(entry.createdAt)}</span>
          </p>
          <p className={styles.words}>{entry.body}</p>
          <p className={styles.small}>{sent(entry)}</p>
        </li>
      ))}
    </ol>
  );
}
