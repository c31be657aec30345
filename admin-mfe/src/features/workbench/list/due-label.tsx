import { Clock } from 'lucide-react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useMinute } from './use-minute';
import { workbenchTexts } from '../texts';
import { dueWords } from './due';
import styles from './row.module.css';

/** Due time of an item, as text and color. */
export function DueLabel({ item }: { item: WorkItemView }) {
  const t = useTexts(workbenchTexts);
  const format = useFormat();
  const { key, count } = dueWords(item.dueAt, useMinute());
  return (
    <span className={styles.due} data-due={item.due} title={format.dateTime(item.dueAt)}>
      <Clock size={16} aria-hidden />
      {key === 'dueDate' ? format.shortDate(item.dueAt) : t(key, { count })}
    </span>
  );
}
