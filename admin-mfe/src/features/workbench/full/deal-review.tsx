import type { ReactNode } from 'react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useTexts } from 'shared-ui/i18n';
import { Button, DealCard, SkeletonBlock, Skeleton, Tag } from 'shared-ui/ui';
import { DealChecks } from '../../../shared/deal-review/deal-checks';
import { DealComparison } from '../../../shared/deal-review/deal-comparison';
import { ProposedCard } from '../../../shared/deal-review/proposed-card';
import { moderationTexts } from '../../../shared/deal-review/texts';
import { usePendingDeal } from '../item/use-pending-deal';
import item from '../item/item.module.css';
import { workbenchTexts } from '../texts';
import card from '../verification/verification.module.css';
import { verificationTexts } from '../verification/texts';
import styles from './full.module.css';
import { History } from './history';

interface DealReviewProps {
  item: WorkItemView;
  showsAll: boolean;
  onFields(): void;
  /** Decision with its buttons. */
  children: ReactNode;
}

/** A new deal, or the live and the proposed deal side by side, with the checks, the decision and earlier rejections. */
export function DealReview({ item: work, showsAll, onFields, children }: DealReviewProps) {
  const t = useTexts(workbenchTexts);
  const moderation = useTexts(moderationTexts);
  const verification = useTexts(verificationTexts);
  const { deal, isStale, isLoading } = usePendingDeal(work);
  if (isLoading)
    return (
      <Skeleton>
        <SkeletonBlock style={{ height: 420 }} />
      </Skeleton>
    );
  if (!deal) return <p>{t('seePage')}</p>;
  const isEdit = deal.pendingRevision !== null;
  return (
    <div className={styles.columns}>
      <article className={styles.review} aria-labelledby="work-item">
        {isStale && <p className={item.stale}>{t('changedMeanwhile')}</p>}
        <div className={styles.cards} data-sides={isEdit ? 2 : 1}>
          {isEdit && (
            <div>
              <Tag tone="neutral">{moderation('liveNow')}</Tag>
              <DealCard deal={deal} preview />
            </div>
          )}
          <div className={styles.proposed}>
            <Tag tone="brand">{moderation('proposed')}</Tag>
            <ProposedCard deal={deal} />
          </div>
        </div>
        <DealComparison deal={deal} showsAll={showsAll} />
        <p className={styles.fields}>
          <Button variant="text" size="small" onClick={onFields}>
            {t(showsAll ? 'fewerFields' : 'allFields')} <kbd aria-hidden>F</kbd>
          </Button>
        </p>
      </article>
      <div className={styles.side}>
        <DealChecks deal={deal} />
        <section className={card.card} aria-labelledby="decision">
          <header className={card.cardHead}>
            <h3 id="decision">{verification('decision')}</h3>
          </header>
          {children}
        </section>
        <History subject="deal" id={deal.id} version={deal.version} />
      </div>
    </div>
  );
}
