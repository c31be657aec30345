import type { VendorReviewView } from 'shared-ui/api/reviews';
import { useSearchParams } from 'shared-ui/router';
import { addressOf, type Filters } from './filters';
import { rowId } from './review-row';

/** DOM id of the heading of the open review. */
export const REVIEW_HEADING = 'open-review';

/** The open review and the navigation to others. Without one in the URL it is the first one, and phones show the list. */
export function usePosition(filters: Filters, reviews: readonly VendorReviewView[]) {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('review')) || undefined;
  const named = reviews.find(({ id }) => id === asked);
  const current = named ?? reviews[0];
  const index = current ? reviews.indexOf(current) : -1;
  const show = (review: VendorReviewView | undefined) => {
    setQuery(addressOf(filters, review?.id), { replace: true });
    if (review) document.getElementById(rowId(review.id))?.focus();
  };
  const near = (by: 1 | -1): VendorReviewView | undefined => reviews[index + by];
  return {
    current,
    isOpen: named !== undefined,
    /** Place of the review in the list, from 1. */
    place: index + 1,
    show,
    hasNear: (by: 1 | -1): boolean => near(by) !== undefined,
    step: (by: 1 | -1) => {
      const review = near(by);
      if (review) show(review);
    },
    /** Opens the review that follows one that was answered, or the one before it. */
    leave: () => show(near(1) ?? near(-1)),
  };
}

export type Position = ReturnType<typeof usePosition>;
