import { useReviewsReplyMutation } from 'shared-ui/api/reviews';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast, useSubmissionKeys } from 'shared-ui/platform';
import { vendorReviewsTexts } from './texts';

/** Sends the one answer to a review; true when it stands. */
export function useReply(reviewId: number) {
  const t = useTexts(vendorReviewsTexts);
  const language = useLanguage();
  const toast = useToast();
  const keys = useSubmissionKeys();
  const [send, { isLoading }] = useReviewsReplyMutation();

  async function reply(text: string): Promise<boolean> {
    const body = { reply: text };
    try {
      await send({
        id: reviewId,
        replyToReviewDto: body,
        'Idempotency-Key': keys.keyFor({ reviewId, ...body }),
      }).unwrap();
      keys.ended();
      toast({ kind: 'success', title: t('replyDone'), text: t('replyDoneText') });
      return true;
    } catch (failure) {
      keys.ended(failure);
      const said = await describeFailure(failure, language, t('replyFailedText'));
      toast({ kind: 'error', title: t('replyFailed'), text: said });
      return false;
    }
  }

  return { busy: isLoading, reply };
}
