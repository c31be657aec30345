import { useState } from 'react';
import {
  reviewsApi,
  useReviewsCreateMutation,
  useReviewsUpdateMutation,
  type ReviewView,
} from 'shared-ui/api/reviews';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useDecision, useToast } from 'shared-ui/platform';
import { isApiFailure, useAppDispatch } from 'shared-ui/store';
import { reviewTexts } from './texts';

interface Draft {
  rating: number;
  comment: string;
}

const EMPTY: Draft = { rating: 0, comment: '' };
const draftOf = ({ rating, comment }: ReviewView): Draft => ({ rating, comment: comment ?? '' });

/** Requests for the customer's own review of a deal. */
function useReviewCalls(dealId: number) {
  const dispatch = useAppDispatch();
  const [create] = useReviewsCreateMutation();
  const [update] = useReviewsUpdateMutation();

  const findEarlier = async (): Promise<ReviewView | null> => {
    const asked = reviewsApi.endpoints.reviewsMine.initiate({ id: dealId }, { forceRefetch: true });
    const { data, error } = await dispatch(asked);
    if (error && !(isApiFailure(error) && error.status === 404)) throw error;
    return data ?? null;
  };

  async function send({ rating, comment: typed }: Draft, earlier: ReviewView | null): Promise<void> {
    const comment = typed.trim() || null;
    if (earlier) await update({ id: earlier.id, updateReviewDto: { rating, comment } }).unwrap();
    else await create({ createReviewDto: { dealId, rating, comment } }).unwrap();
  }

  return { findEarlier, send };
}

/** State of the review form: a new review, or a change of the customer's earlier one. */
export function useReview(dealId: number) {
  const t = useTexts(reviewTexts);
  const language = useLanguage();
  const toast = useToast();
  const { busy, decide } = useDecision();
  const { findEarlier, send } = useReviewCalls(dealId);
  const [draft, setDraft] = useState(EMPTY);
  const [earlier, setEarlier] = useState<ReviewView | null>(null);
  const [opening, setOpening] = useState(false);

  const fail = async (failure: unknown) => {
    const text = await describeFailure(failure, language, t('reviewFailedText'));
    toast({ kind: 'error', title: t('reviewFailed'), text });
  };

  /** Loads the customer's earlier review into the form, if there is one. */
  async function restoreEarlier(): Promise<void> {
    setOpening(true);
    try {
      const found = await findEarlier();
      setEarlier(found);
      if (found) setDraft(draftOf(found));
      else toast({ kind: 'info', title: t('noEarlier'), text: t('noEarlierText') });
    } catch (failure) {
      await fail(failure);
    }
    setOpening(false);
  }

  /** If a review was created on another device, the next submission updates that review. */
  async function continueEarlier(failure: unknown): Promise<boolean> {
    if (isApiFailure(failure) && failure.code === 'review.exists') setEarlier(await findEarlier());
    return false;
  }

  async function submit(): Promise<void> {
    if (draft.rating === 0) {
      return toast({ kind: 'info', title: t('ratingRequired'), text: t('ratingRequiredText') });
    }
    const isDone = await decide(
      [dealId, draft],
      () => send(draft, earlier),
      { kind: 'success', title: t('reviewDone'), text: t('reviewDoneText') },
      { title: t('reviewFailed'), text: t('reviewFailedText'), onFailure: continueEarlier },
    );
    if (!isDone) return;
    setDraft(EMPTY);
    setEarlier(null);
  }

  return {
    draft,
    opening,
    isChange: earlier !== null,
    busy,
    change: (next: Partial<Draft>) => setDraft((now) => ({ ...now, ...next })),
    restoreEarlier,
    submit,
  };
}
