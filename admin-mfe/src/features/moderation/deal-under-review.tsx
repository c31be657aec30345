import type { ManagedDealView } from 'shared-ui/api/admin';
import { DealCard, ButtonLink, Tag } from 'shared-ui/ui';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { DealComparison } from '../../shared/deal-review/deal-comparison';
import styles from './deal-under-review.module.css';
import { changedFields, proposedDeal, submittedAt } from '../../shared/deal-review/proposal';
import { ProposedCard } from '../../shared/deal-review/proposed-card';
import { moderationTexts } from '../../shared/deal-review/texts';

/** Preview of a deal as customers will see it. A revision is compared with the live version. */
export function DealUnderReview({ deal }: { deal: ManagedDealView }) {
  const t = useTexts(moderationTexts);
  const format = useFormat();
  const isEdit = deal.pendingRevision !== null;
  return (
    <article className={styles.review} aria-labelledby="under-review">
      <header className={styles.reviewHead}>
        <p className={styles.kind}>
          <Tag tone={isEdit ? 'waiting' : 'news'}>{t(isEdit ? 'editOfLive' : 'newDeal')}</Tag>
          {isEdit && <span>{t('changed', { count: changedFields(deal).length })}</span>}
        </p>
        <h2 id="under-review">{proposedDeal(deal).title}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>
              {t('vendorNumber', {
                name: businessNameIn(format.language, deal.vendor),
                id: String(deal.vendorId),
              })}
            </dt>
            <dd>{t(`vendorState_${deal.vendorStatus}`)}</dd>
          </div>
          <div>
            <dt>{t('submitted')}</dt>
            <dd>{format.dateTime(submittedAt(deal))}</dd>
          </div>
          <div>
            <dt>{t('validUntil')}</dt>
            <dd>{format.date(proposedDeal(deal).endDate)}</dd>
          </div>
        </dl>
        <ButtonLink to={`/deals/${deal.id}`} variant="tint" size="small">
          {t('view')}
        </ButtonLink>
      </header>
      <div className={styles.cards}>
        {isEdit && (
          <div>
            <Tag tone="neutral">{t('liveNow')}</Tag>
            <DealCard deal={deal} preview />
          </div>
        )}
        <div>
          <Tag tone="brand">{t('proposed')}</Tag>
          <ProposedCard deal={deal} />
        </div>
      </div>
      <DealComparison deal={deal} />
    </article>
  );
}
