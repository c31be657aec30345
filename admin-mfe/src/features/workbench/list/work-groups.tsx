import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useTexts } from 'shared-ui/i18n';
import { workbenchTexts } from '../texts';
import { keyOf } from './kinds';
import styles from './list.module.css';
import rows from './row.module.css';
import { WorkRow } from './work-row';

const GROUPS = ['overdue', 'today', 'later'] as const;

interface WorkGroupsProps {
  items: readonly WorkItemView[];
  currentKey: string | undefined;
  selected: ReadonlySet<string>;
  onOpen(item: WorkItemView): void;
  onSelect(item: WorkItemView): void;
}

/** Items grouped by due time: overdue, today, later. */
export function WorkGroups({ items, currentKey, selected, onOpen, onSelect }: WorkGroupsProps) {
  const t = useTexts(workbenchTexts);
  return (
    <div className={styles.card}>
      {GROUPS.map((group) => {
        const shown = items.filter(({ due }) => due === group);
        if (shown.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className={styles.group} data-due={group}>
              {t(`group_${group}`)}{' '}
              <span className={styles.count}>{t('number', { number: shown.length })}</span>
            </h2>
            <ul className={rows.rows}>
              {shown.map((item) => (
                <WorkRow
                  key={keyOf(item)}
                  item={item}
                  isCurrent={keyOf(item) === currentKey}
                  isSelected={selected.has(keyOf(item))}
                  onOpen={onOpen}
                  onSelect={onSelect}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
