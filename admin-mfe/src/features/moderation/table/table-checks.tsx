import type { CheckedDealView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import { useCheckLabels } from '../../../shared/deal-review/check-labels';
import styles from '../moderation.module.css';
import { moderationTexts } from '../../../shared/deal-review/texts';

/** Summary of the automatic checks of a deal, with each failed one. */
export function TableChecks({ checked }: { checked: CheckedDealView | undefined }) {
  const t = useTexts(moderationTexts);
  const words = useCheckLabels();
  if (!checked) return null;
  const failed = checked.checks.filter(({ passed }) => !passed);
  if (failed.length === 0) return <Tag tone="good">{t('allPassed')}</Tag>;
  return (
    <>
      <Tag tone="waiting">{t('failedCount', { count: failed.length })}</Tag>
      {failed.map((check) => (
        <span key={check.code} className={styles.small}>
          {words(check)}
        </span>
      ))}
    </>
  );
}
