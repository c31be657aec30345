import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useAdminDealChecksChecksQuery } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { workbenchTexts } from '../texts';
import styles from './decisions.module.css';

interface SelectionBarProps {
  selected: readonly WorkItemView[];
  /** Selected items that pass all checks. */
  passing: readonly WorkItemView[];
  busy: boolean;
  onApprove(items: readonly WorkItemView[]): void;
  onOwn(): void;
  onSnooze(): void;
  onClear(): void;
}

/** Returns the selected items that pass all checks; empty unless all selected items can be approved. */
export function usePassing(selected: readonly WorkItemView[]): readonly WorkItemView[] {
  const deals = selected.filter(({ kind }) => kind === 'deal' || kind === 'revision');
  const ids = deals.map(({ subjectId }) => subjectId).join(',');
  const { currentData: checked } = useAdminDealChecksChecksQuery({ ids }, { skip: ids === '' });
  const allApprove = selected.length > 0 && selected.every(({ allowed }) => allowed.includes('approve'));
  if (!allApprove) return [];
  return selected.filter(
    (item) =>
      !deals.includes(item) ||
      checked?.some(({ dealId, allPassed }) => String(dealId) === item.subjectId && allPassed),
  );
}

/** Bulk actions for the selected items. */
export function SelectionBar({
  selected,
  passing,
  busy,
  onApprove,
  onOwn,
  onSnooze,
  onClear,
}: SelectionBarProps) {
  const t = useTexts(workbenchTexts);
  if (selected.length === 0) return null;
  return (
    <section className={styles.selection} aria-label={t('selection')}>
      <b>{t('selected', { count: selected.length })}</b>
      {passing.length > 0 && (
        <Button variant="confirm" size="small" disabled={busy} onClick={() => onApprove(passing)}>
          {t('approvePassing', { count: passing.length })}
        </Button>
      )}
      <Button variant="tint" size="small" disabled={busy} onClick={onOwn}>
        {t('own')}
      </Button>
      <Button variant="tint" size="small" disabled={busy} onClick={onSnooze}>
        {t('snooze')}
      </Button>
      <Button variant="text" size="small" onClick={onClear}>
        {t('clear')}
      </Button>
    </section>
  );
}
