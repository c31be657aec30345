import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import { isHidden, toneOf } from './deal-groups';
import styles from './vendor-deals.module.css';
import { vendorDealsTexts } from './texts';

type Tagged = Pick<
  ManagedDealView,
  | 'status'
  | 'vendorStatus'
  | 'isFeatured'
  | 'featureRequestedAt'
  | 'pendingRevision'
  | 'asked'
  | 'pointsPaused'
  | 'pointsEarned'
>;

/** Tags for the state and other properties of a deal. */
export function DealTags({ deal }: { deal: Tagged }) {
  const t = useTexts(vendorDealsTexts);
  return (
    <span className={styles.tags}>
      {isHidden(deal) ? (
        <Tag tone="bad">{t('hiddenSuspended')}</Tag>
      ) : (
        <Tag tone={toneOf(deal.status)}>{t(`state_${deal.status}`)}</Tag>
      )}
      {deal.isFeatured && <Tag tone="brand">{t('featured')}</Tag>}
      {deal.featureRequestedAt && <Tag tone="waiting">{t('featureWaiting')}</Tag>}
      {deal.pointsPaused && deal.pointsEarned > 0 && <Tag tone="waiting">{t('pointsPaused')}</Tag>}
      {deal.pendingRevision && <Tag tone="waiting">{t('changeWaiting')}</Tag>}
      {deal.asked && <Tag tone="bad">{t('asked')}</Tag>}
    </span>
  );
}
