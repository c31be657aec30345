import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useAdminDealChecksChecksQuery, type ManagedDealView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { VisuallyHidden } from 'shared-ui/ui';
import { useCheckLabels } from './check-labels';
import { forgetItem, useConfirmedItem } from './confirmed-items';
import styles from './deal-checks.module.css';
import { SameItem } from './same-item';
import { moderationTexts } from './texts';

/** Results of the server's automatic checks of a deal. */
export function DealChecks({ deal }: { deal: ManagedDealView }) {
  const t = useTexts(moderationTexts);
  const words = useCheckLabels();
  const { currentData: checked, isError } = useAdminDealChecksChecksQuery({ ids: String(deal.id) });
  const suggested = checked?.[0]?.suggestedItem;
  const confirmedId = useConfirmedItem(deal);
  const isOutdated = checked !== undefined && confirmedId !== undefined && confirmedId !== suggested?.id;
  useEffect(() => {
    if (isOutdated) forgetItem(deal.id);
  }, [isOutdated, deal.id]);
  return (
    <section className={styles.checks} aria-labelledby="checks">
      <h2 id="checks">{t('checks')}</h2>
      {isError && <p role="alert">{t('checksFailed')}</p>}
      {!checked && !isError && <p role="status">{t('checksRunning')}</p>}
      <ul>
        {checked?.[0]?.checks.map((check) => (
          <li key={check.code} data-passed={check.passed}>
            {check.passed ? <CircleCheck size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
            <span>
              {!check.passed && <VisuallyHidden>{t('attention')} </VisuallyHidden>}
              {words(check)}
            </span>
          </li>
        ))}
      </ul>
      {suggested && <SameItem deal={deal} item={suggested} />}
    </section>
  );
}
