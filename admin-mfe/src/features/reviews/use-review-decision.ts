import {
  useAdminReviewsHideMutation,
  useAdminReviewsKeepMutation,
  useAdminReviewsRestoreMutation,
  type AdminReviewView,
} from 'shared-ui/api/admin-reviews';
import { useDecision } from 'shared-ui/platform';
import { useTexts } from 'shared-ui/i18n';
import { reviewsTexts } from './texts';

export type ReviewAction = 'hide' | 'restore' | 'keep';

interface ReviewDecision {
  busy: boolean;
  /** @returns true on success */
  decide(action: ReviewAction, review: AdminReviewView, reason: string): Promise<boolean>;
}

/** Sends a decision about a review and shows the result. */
export function useReviewDecision(): ReviewDecision {
  const t = useTexts(reviewsTexts);
  const { busy, decide } = useDecision();
  const [hide] = useAdminReviewsHideMutation();
  const [restore] = useAdminReviewsRestoreMutation();
  const [keep] = useAdminReviewsKeepMutation();

  const call = (action: ReviewAction, id: number, reason: string, key: string) => {
    const asked = { id, 'Idempotency-Key': key };
    if (action === 'hide') return hide({ ...asked, hideReviewDto: { reason } }).unwrap();
    return action === 'restore' ? restore(asked).unwrap() : keep({ ...asked, undoDto: {} }).unwrap();
  };

  return {
    busy,
    decide: (action, { id }, reason) =>
      decide(
        { action, id, reason },
        (key) => call(action, id, reason, key),
        { kind: 'success', title: t(`done_${action}`), text: t(`doneText_${action}`) },
        t(`failed_${action}`),
      ),
  };
}
