import type { ReactNode } from 'react';
import type { VendorReviewView } from 'shared-ui/api/reviews';
import { useSingleKeys } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { AnswerForm, type Drafts } from './answer/answer-form';
import { AnswerCard, PanelBar } from './answer/answer-panel';
import type { Filters } from './filters';
import { ReviewRow } from './review-row';
import styles from './reviews-page.module.css';
import { vendorReviewsTexts } from './texts';
import { usePosition } from './use-position';

interface InboxProps {
  filters: Filters;
  list: {
    reviews: readonly VendorReviewView[];
    total: number;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
  drafts: Drafts;
  hasKeys: boolean;
  /** Figures below the open review. */
  children: ReactNode;
}

/** List of reviews beside the open one. Phones show one of both. */
export function Inbox({ filters, list, drafts, hasKeys, children }: InboxProps) {
  const t = useTexts(vendorReviewsTexts);
  const { reviews, total } = list;
  const position = usePosition(filters, reviews);
  const { current, isOpen, step } = position;
  useSingleKeys({ j: () => step(1), k: () => step(-1) }, hasKeys);
  return (
    <div className={styles.columns} data-open={isOpen || undefined}>
      <div className={styles.listPart}>
        <div className={styles.list}>
          <ul>
            {reviews.map((review) => (
              <ReviewRow
                key={review.id}
                review={review}
                isShown={review === current}
                onOpen={() => position.show(review)}
              />
            ))}
          </ul>
          {list.hasNextPage && (
            <button
              type="button"
              className={styles.more}
              disabled={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('showMore')}
            </button>
          )}
        </div>
      </div>
      <div>
        {current && (
          <section aria-label={t('openReview')} className={styles.panel}>
            <PanelBar position={position} total={total} />
            <AnswerCard review={current}>
              <AnswerForm
                key={current.id}
                review={current}
                drafts={drafts}
                hasKeys={hasKeys}
                hasNext={position.hasNear(1)}
                onNext={() => step(1)}
                onSent={position.leave}
              />
            </AnswerCard>
          </section>
        )}
        {children}
      </div>
    </div>
  );
}
