import { useState } from 'react';
import {
  useVendorReviewPagesInfiniteQuery,
  useVendorReviewsSummaryQuery,
  type VendorReviewView,
} from 'shared-ui/api/reviews';
import { vendorReviewsTablePath } from 'shared-ui/api/paths';
import { TableFile } from 'shared-ui/dashboard';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, ButtonLink, EmptyState, ErrorState, lazyPart, Skeleton } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { FilterBar } from './filter-bar';
import { chosen, type Filters, readFilters } from './filters';
import { ReviewCard } from './review-card';
import styles from './reviews-page.module.css';
import { SummaryCard } from './summary-card';
import { vendorReviewsTexts } from './texts';

const ReportDialog = lazyPart(async () => (await import('./report-dialog')).ReportDialog);

function List({ filters }: { filters: Filters }) {
  const t = useTexts(vendorReviewsTexts);
  const list = useVendorReviewPagesInfiniteQuery(chosen(filters), { refetchOnMountOrArgChange: true });
  const [reported, setReported] = useState<VendorReviewView | null>(null);
  const reviews = list.currentData?.pages.flatMap((page) => page.items);
  if (!reviews && list.isError)
    return (
      <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void list.refetch()} />
    );
  if (!reviews) {
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  }
  if (reviews.length === 0) {
    const isFiltered = Object.keys(chosen(filters)).length > 0;
    return (
      <EmptyState
        card
        drawing={isFiltered ? 'search' : 'plate'}
        level={2}
        title={t(isFiltered ? 'noneFound' : 'none')}
        text={t(isFiltered ? 'noneFoundText' : 'noneText')}
        actions={!isFiltered && <ButtonLink to="/dashboard/deals">{t('toDeals')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} onReport={() => setReported(review)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="outline"
          className={styles.more}
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('showMore')}
        </Button>
      )}
      {reported && <ReportDialog review={reported} onClose={() => setReported(null)} />}
    </>
  );
}

/** Reviews of the business's deals, with filters in the URL. */
export function ReviewsPage() {
  const t = useTexts(vendorReviewsTexts);
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const { data: summary } = useVendorReviewsSummaryQuery();
  const { currentData } = useVendorReviewPagesInfiniteQuery(chosen(filters));
  const total = currentData?.pages[0]?.total;
  return (
    <>
      <div className={styles.top}>
        <h1>{t('title')}</h1>
        <p role="status" className={styles.total}>
          {total !== undefined && t('count', { count: total, shown: format.number(total) })}
        </p>
        <TableFile url={`${vendorReviewsTablePath}?${new URLSearchParams(chosen(filters)).toString()}`} />
      </div>
      <FilterBar
        filters={filters}
        summary={summary}
        onChange={(next) => setQuery(chosen(next), { replace: true })}
      />
      <div className={styles.columns}>
        <div>
          <List filters={filters} />
        </div>
        {summary && <SummaryCard summary={summary} />}
      </div>
    </>
  );
}
