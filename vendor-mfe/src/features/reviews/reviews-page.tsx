import { useState } from 'react';
import {
  useVendorReviewPagesInfiniteQuery,
  useVendorReviewsSummaryQuery,
  type VendorReviewSummaryView,
} from 'shared-ui/api/reviews';
import { vendorReviewsTablePath } from 'shared-ui/api/paths';
import { TableFile, useKeySetting } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import { cx } from 'shared-ui/ui';
import { AnswerTimeCard } from './answer-time-card';
import { FilterBar } from './filter-bar';
import { addressOf, chosen, isWaiting, readFilters } from './filters';
import { Inbox } from './inbox';
import { InboxState } from './inbox-state';
import { KeyHints } from './key-hints';
import { ReviewTabs } from './review-tabs';
import styles from './reviews-page.module.css';
import { SummaryCard } from './summary-card';
import { vendorReviewsTexts } from './texts';

function Figures({ summary }: { summary: VendorReviewSummaryView | undefined }) {
  if (!summary || summary.average === null) return null;
  return (
    <div className={styles.figures}>
      <SummaryCard summary={summary} />
      {summary.answerTime && <AnswerTimeCard time={summary.answerTime} />}
    </div>
  );
}

/** Inbox of the reviews of the business's deals. It opens on those that wait for an answer, low stars first. */
export function ReviewsPage() {
  const t = useTexts(vendorReviewsTexts);
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const { data: summary } = useVendorReviewsSummaryQuery();
  const list = useVendorReviewPagesInfiniteQuery(chosen(filters), { refetchOnMountOrArgChange: true });
  const [hasKeys, setKeys] = useKeySetting();
  const [drafts] = useState(() => new Map<number, string>());
  const reviews = list.currentData?.pages.flatMap(({ items }) => items);
  const isOpen = reviews?.some(({ id }) => String(id) === query.get('review')) ?? false;
  return (
    <>
      <div className={cx(isOpen && styles.isBehind)}>
        <div className={styles.top}>
          <div>
            <h1>{t('title')}</h1>
            <p role="status" className={styles.lead}>
              {summary && t(summary.unanswered > 0 ? 'lead' : 'leadNone', { count: summary.unanswered })}
            </p>
          </div>
          <div className={styles.side}>
            <KeyHints isOn={hasKeys} onSwitch={setKeys} />
            <TableFile url={`${vendorReviewsTablePath}?${new URLSearchParams(chosen(filters)).toString()}`} />
          </div>
        </div>
        <ReviewTabs filters={filters} summary={summary} />
        {!isWaiting(filters) && (
          <FilterBar
            filters={filters}
            summary={summary}
            onChange={(next) => setQuery(addressOf(next), { replace: true })}
          />
        )}
      </div>
      {reviews && reviews.length > 0 ? (
        <Inbox
          filters={filters}
          list={{ ...list, reviews, total: list.currentData?.pages[0]?.total ?? reviews.length }}
          drafts={drafts}
          hasKeys={hasKeys}
        >
          <Figures summary={summary} />
        </Inbox>
      ) : (
        <>
          <InboxState
            filters={filters}
            isFailed={!reviews && list.isError}
            isEmpty={reviews?.length === 0}
            hasReviews={(summary?.count ?? 0) > 0}
            onRetry={() => void list.refetch()}
          />
          <Figures summary={summary} />
        </>
      )}
    </>
  );
}
