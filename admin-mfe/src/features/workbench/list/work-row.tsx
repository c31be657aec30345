import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useTexts } from 'shared-ui/i18n';
import { Avatar, Button, cx, Tag } from 'shared-ui/ui';
import { actionKey } from '../../../shared/undo/action-key';
import { workbenchTexts } from '../texts';
import { DueLabel } from './due-label';
import { keyOf, kindOf, LOOKS } from './kinds';
import styles from './row.module.css';
import { useRowText } from './use-row-text';

interface WorkRowProps {
  item: WorkItemView;
  isCurrent: boolean;
  isSelected: boolean;
  onOpen(item: WorkItemView): void;
  onSelect(item: WorkItemView): void;
}

/** DOM id of the button that opens an item, used to move the focus. */
export const rowId = (item: Pick<WorkItemView, 'kind' | 'id'>): string => `work-${keyOf(item)}`;

/** Avatar of the owner; a dashed circle if the item has none. */
export function Owner({ item: { owner } }: { item: WorkItemView }) {
  const t = useTexts(workbenchTexts);
  if (!owner)
    return <span role="img" aria-label={t('nobody')} title={t('nobody')} className={styles.nobody} />;
  return (
    <span
      role="img"
      aria-label={t('ownedBy', { name: owner.name })}
      title={owner.name}
      className={styles.owner}
    >
      <Avatar name={owner.name} />
    </span>
  );
}

export function WorkRow({ item, isCurrent, isSelected, onOpen, onSelect }: WorkRowProps) {
  const t = useTexts(workbenchTexts);
  const { title, note } = useRowText()(item);
  const kind = kindOf(item.kind);
  const { icon: Icon, tone } = LOOKS[kind];
  const { pendingDecision, lastFailure, snoozedUntil } = item;
  const act = t(`act_${item.isOwn ? 'unknown' : kind}`);
  const isBack = snoozedUntil !== null && new Date(snoozedUntil).getTime() <= Date.now();
  return (
    <li
      className={cx(styles.row, isCurrent && styles.current, pendingDecision && styles.decided)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <input
        type="checkbox"
        className={styles.check}
        aria-label={t('select', { title })}
        checked={isSelected}
        onChange={() => onSelect(item)}
      />
      <span className={styles.kind} data-tone={tone} role="img" aria-label={t(`kind_${kind}`)}>
        <Icon size={20} aria-hidden />
      </span>
      <button type="button" id={rowId(item)} className={styles.open} onClick={() => onOpen(item)}>
        <b>{title}</b>
        <span className={styles.note}>{note}</span>
        {(pendingDecision || lastFailure || isBack) && (
          <span className={styles.tags}>
            {pendingDecision && (
              <Tag tone="waiting">
                {t(`decided_${actionKey(pendingDecision.action)}`, { name: pendingDecision.by.name })}
              </Tag>
            )}
            {lastFailure && !pendingDecision && <Tag tone="bad">{t('notDone')}</Tag>}
            {isBack && <Tag tone="news">{t('back')}</Tag>}
          </span>
        )}
      </button>
      <DueLabel item={item} />
      <Owner item={item} />
      <Button
        variant="tint"
        size="small"
        className={styles.act}
        aria-label={`${act}: ${title}`}
        onClick={() => onOpen(item)}
      >
        {act}
      </Button>
    </li>
  );
}
