import {
  useAdminReviewsHideMutation,
  useAdminReviewsKeepMutation,
  useAdminReviewsRestoreMutation,
  type AdminReviewView,
} from 'shared-ui/api/admin-reviews';
import { useTexts } from 'shared-ui/i18n';
import { UNDO_SECONDS, useUndoDecision } from '../../shared/undo/undo-decisions';
import { reviewsTexts } from './texts';

export type ReviewAction = 'hide' | 'restore' | 'keep';

interface ReviewDecision {
  busy: boolean;
  /** True while a decision about the review can be undone. */
  isWaiting(review: AdminReviewView): boolean;
  /** @returns true on success */
  decide(action: ReviewAction, review: AdminReviewView, reason: string): Promise<boolean>;
}

/** Sends a decision about a review and shows the result. */
export function useReviewDecision(): ReviewDecision {
  const t = useTexts(reviewsTexts);
  const { busy, decide, isWaiting } = useUndoDecision();
  const [hide] = useAdminReviewsHideMutation();
  const [restore] = useAdminReviewsRestoreMutation();
  const [keep] = useAdminReviewsKeepMutation();

  const call = (action: ReviewAction, id: number, reason: string, key: string) => {
    const asked = { id, 'Idempotency-Key': key };
    if (action === 'hide')
      return hide({ ...asked, hideReviewDto: { reason, undoSeconds: UNDO_SECONDS } }).unwrap();
    return action === 'restore'
      ? restore(asked).unwrap()
      : keep({ ...asked, undoDto: { undoSeconds: UNDO_SECONDS } }).unwrap();
  };

  return {
    busy,
    isWaiting: ({ id }) => isWaiting('review', id),
    decide: (action, { id, author }, reason) =>
      decide(
        { kind: 'review', id, title: author.name, action: action === 'hide' ? 'hide' : 'keep' },
        { action, id, reason },
        (key) => call(action, id, reason, key),
        { kind: 'success', title: t(`done_${action}`), text: t(`doneText_${action}`) },
        t(`failed_${action}`),
      ),
  };
}
