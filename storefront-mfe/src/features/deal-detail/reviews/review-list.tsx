import { useState } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import type { ReviewView } from 'shared-ui/api/reviews';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, ErrorState, lazyPart } from 'shared-ui/ui';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { ReviewEntry } from './review-entry';
import { readReviewSort, REVIEWS_AT_ONCE, useReviewPagesInfiniteQuery } from './review-pages-api';
import styles from './reviews.module.css';
import { signInPath } from './sign-in-path';
import { reviewTexts } from './texts';

const ReportDialog = lazyPart(async () => (await import('./report-dialog')).ReportDialog);

export function ReviewList({ deal }: { deal: DealPageView }) {
  const t = useTexts(reviewTexts);
  const language = useLanguage();
  const [query] = useSearchParams();
  const { state } = useCurrentUser();
  const navigate = useNavigate();
  const [reported, setReported] = useState<ReviewView | null>(null);
  const pages = useReviewPagesInfiniteQuery({ dealId: deal.id, sort: readReviewSort(query) });
  const reviews = pages.currentData?.pages.flatMap(({ items }) => items) ?? [];
  const total = pages.currentData?.pages.at(-1)?.total ?? 0;

  if (pages.isError && reviews.length === 0) {
    return (
      <ErrorState level={3} title={t('failed')} text={t('failedText')} onRetry={() => void pages.refetch()} />
    );
  }
  return (
    <div className={styles.listed}>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <ReviewEntry
            key={review.id}
            review={review}
            business={businessNameIn(language, deal.vendor)}
            onReport={state === 'signed-out' ? () => navigate(signInPath(deal.id)) : setReported}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="outline"
            disabled={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {pages.isFetchingNextPage
              ? t('fetchingMore')
              : t('showMore', { count: Math.min(REVIEWS_AT_ONCE, total - reviews.length) })}
          </Button>
          <p>{pages.isError ? t('failedText') : t('showing', { shown: reviews.length, total })}</p>
        </div>
      )}
      {reported && <ReportDialog review={reported} onClose={() => setReported(null)} />}
    </div>
  );
}
