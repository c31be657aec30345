import type { MouseEvent } from 'react';
import { DealCard, DealCardBones } from 'shared-ui/deal-card';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink, EmptyState, ErrorState, ShowMore, Skeleton } from 'shared-ui/kit';
import styles from './explore-page.module.css';
import { pathOf } from './filters';
import { exploreTexts } from './texts';
import type { Explore } from './use-explore';

const BONES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const PAGE = 24;
const IN_SIGHT = 4;

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;

/** More of the list: by script it grows in place, without script the link leads to the next page. */
function MoreDeals({ filters, deals = [], lastPage, fetchingMore, showMore }: Explore) {
  const t = useTexts(exploreTexts);
  const format = useFormat();
  if (!lastPage) return null;
  const { total, totalIsExact, next } = lastPage;
  const progress = t('showing', {
    shown: deals.length,
    total: `${format.number(total)}${totalIsExact ? '' : '+'}`,
  });
  if (!next) return <p className={styles.end}>{progress}</p>;
  const left = totalIsExact ? Math.min(PAGE, total - deals.length) : PAGE;
  return (
    <ShowMore
      to={pathOf(filters, next)}
      progress={progress}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        showMore();
      }}
    >
      {fetchingMore ? t('fetchingMore') : t('showMore', { count: left > 0 ? left : PAGE })}
    </ShowMore>
  );
}

export function DealResults(explore: Explore) {
  const t = useTexts(exploreTexts);
  const { deals, failed, retry } = explore;
  if (deals && deals.length > 0) {
    return (
      <>
        <ul className={styles.grid}>
          {deals.map((deal, index) => (
            <li key={deal.id}>
              <DealCard deal={deal} level={2} eager={index < IN_SIGHT} />
            </li>
          ))}
        </ul>
        <MoreDeals {...explore} />
      </>
    );
  }
  if (failed) {
    return (
      <ErrorState
        title={t('failed')}
        text={t('failedText')}
        onRetry={retry}
        actions={
          <ButtonLink to="/dashboard/redemptions" variant="tint">
            {t('myCodes')}
          </ButtonLink>
        }
      />
    );
  }
  if (deals) {
    return (
      <EmptyState
        drawing="search"
        title={t('none')}
        text={t('noneText')}
        actions={<ButtonLink to="/deals">{t('clearFilters')}</ButtonLink>}
      />
    );
  }
  return (
    <Skeleton className={styles.grid}>
      {BONES.map((bone) => (
        <DealCardBones key={bone} />
      ))}
    </Skeleton>
  );
}
