import { useState } from 'react';
import { reviewsApi, useReviewsCreateMutation, useReviewsUpdateMutation } from 'shared-ui/api/reviews';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/kit';
import { isApiFailure, useAppDispatch } from 'shared-ui/store';
import { dealDetailTexts } from './texts';

interface ReviewDraft {
  rating: number;
  comment: string;
}

const EMPTY: ReviewDraft = { rating: 0, comment: '' };

/**
 * The review being written. Who has reviewed the deal before keeps what was typed, and sends it as
 * a change of the earlier review.
 */
export function useReview(dealId: number) {
  const t = useTexts(dealDetailTexts);
  const language = useLanguage();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [create, { isLoading: creating }] = useReviewsCreateMutation();
  const [update, { isLoading: updating }] = useReviewsUpdateMutation();
  const [draft, setDraft] = useState(EMPTY);
  const [earlier, setEarlier] = useState<number | null>(null);

  async function send(): Promise<void> {
    const { rating } = draft;
    const comment = draft.comment.trim() || null;
    if (earlier === null) await create({ createReviewDto: { dealId, rating, comment } }).unwrap();
    else await update({ id: earlier, updateReviewDto: { rating, comment } }).unwrap();
  }

  async function findEarlier(): Promise<void> {
    const own = await dispatch(reviewsApi.endpoints.reviewsMine.initiate({ id: dealId })).unwrap();
    setEarlier(own.id);
  }

  async function submit(): Promise<void> {
    if (draft.rating === 0) {
      return toast({ kind: 'info', title: t('ratingRequired'), text: t('ratingRequiredText') });
    }
    try {
      await send();
      setDraft(EMPTY);
      toast({ kind: 'success', title: t('reviewDone'), text: t('reviewDoneText') });
    } catch (failure) {
      const text = await describeFailure(failure, language, t('reviewFailedText'));
      toast({ kind: 'error', title: t('reviewFailed'), text });
      if (isApiFailure(failure) && failure.code === 'review.exists') await findEarlier();
    }
  }

  return {
    draft,
    isChange: earlier !== null,
    busy: creating || updating,
    change: (next: Partial<ReviewDraft>) => setDraft({ ...draft, ...next }),
    submit,
  };
}
