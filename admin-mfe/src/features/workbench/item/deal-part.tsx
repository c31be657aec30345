import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, pictureOf, Skeleton } from 'shared-ui/ui';
import { DealChecks } from '../../../shared/deal-review/deal-checks';
import { DealComparison } from '../../../shared/deal-review/deal-comparison';
import { changedFields } from '../../../shared/deal-review/proposal';
import { workbenchTexts } from '../texts';
import styles from './item.module.css';
import { usePendingDeal } from './use-pending-deal';

/** A new deal, or the comparison of a revision with its deal, and the results of the checks. */
export function DealPart({ item, showsAll }: { item: WorkItemView; showsAll: boolean }) {
  const t = useTexts(workbenchTexts);
  const { language } = useFormat();
  const { deal, isStale, isLoading } = usePendingDeal(item);
  if (isLoading)
    return (
      <Skeleton>
        <SkeletonBlock style={{ height: 180 }} />
      </Skeleton>
    );
  if (!deal) return <p>{t('seePage')}</p>;
  return (
    <>
      {isStale && <p className={styles.stale}>{t('changedMeanwhile')}</p>}
      <img src={pictureOf(deal, language)} alt="" width={352} height={176} className={styles.picture} />
      <div className={styles.facts}>
        {item.kind === 'revision' && <p>{t('fieldsOf', { count: changedFields(deal).length })}</p>}
        <DealComparison deal={deal} showsAll={showsAll} />
      </div>
      <DealChecks deal={deal} />
    </>
  );
}
