import type { MouseEvent } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { ShowMore } from '../../shared/show-more/show-more';
import styles from './explore-page.module.css';
import { pathOf } from './filters/filters';
import { exploreTexts } from './texts';
import type { Explore } from './use-explore';
import { useInfiniteScroll } from './use-infinite-scroll';

const PAGE = 24;

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;

function NextPage({ explore, progress }: { explore: Explore; progress: string }) {
  const { filters, deals = [], lastPage, fetchingMore, failed, showMore } = explore;
  const t = useTexts(exploreTexts);
  const end = useInfiniteScroll(showMore, lastPage?.next);
  if (!lastPage?.next) return null;
  const { total, totalIsExact, next } = lastPage;
  const left = totalIsExact ? Math.min(PAGE, total - deals.length) : PAGE;
  const label = t('showMore', { count: left > 0 ? left : PAGE });
  return (
    <div ref={end}>
      <ShowMore
        to={pathOf(filters, next)}
        rel="next"
        progress={failed ? t('moreFailed') : progress}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          showMore();
        }}
      >
        {fetchingMore ? t('fetchingMore') : label}
      </ShowMore>
    </div>
  );
}

/** Next pages of the list, loaded automatically or by button. Without scripts, the link opens the next page. */
export function MoreDeals(explore: Explore) {
  const t = useTexts(exploreTexts);
  const format = useFormat();
  const { deals = [], lastPage } = explore;
  if (!lastPage) return null;
  const progress = t('showing', {
    shown: deals.length,
    total: `${format.number(lastPage.total)}${lastPage.totalIsExact ? '' : '+'}`,
  });
  return lastPage.next ? (
    <NextPage explore={explore} progress={progress} />
  ) : (
    <p className={styles.end}>{progress}</p>
  );
}
