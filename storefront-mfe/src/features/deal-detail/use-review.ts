import { useState } from 'react';
import { useReviewsCreateMutation } from 'shared-ui/api/reviews';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/kit';
import { dealDetailTexts } from './texts';

interface ReviewDraft {
  rating: number;
  comment: string;
}

const EMPTY: ReviewDraft = { rating: 0, comment: '' };

/** The review being written; once it is sent the form is empty again and the lists are asked anew. */
export function useReview(dealId: number) {
  const t = useTexts(dealDetailTexts);
  const language = useLanguage();
  const toast = useToast();
  const [write, { isLoading }] = useReviewsCreateMutation();
  const [draft, setDraft] = useState(EMPTY);

  async function submit(): Promise<void> {
    if (draft.rating === 0) {
      return toast({ kind: 'info', title: t('ratingRequired'), text: t('ratingRequiredText') });
    }
    try {
      const comment = draft.comment.trim() || undefined;
      await write({ createReviewDto: { dealId, rating: draft.rating, comment } }).unwrap();
      setDraft(EMPTY);
      toast({ kind: 'success', title: t('reviewDone'), text: t('reviewDoneText') });
    } catch (failure) {
      const text = await describeFailure(failure, language, t('reviewFailedText'));
      toast({ kind: 'error', title: t('reviewFailed'), text });
    }
  }

  return {
    draft,
    busy: isLoading,
    change: (next: Partial<ReviewDraft>) => setDraft({ ...draft, ...next }),
    submit,
  };
}
