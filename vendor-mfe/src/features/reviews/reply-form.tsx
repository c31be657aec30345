import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useReviewsReplyMutation } from 'shared-ui/api/reviews';
import { useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { Button, Form, TextArea } from 'shared-ui/ui';
import styles from './review-card.module.css';
import { vendorReviewsTexts } from './texts';

const LONGEST = 2_000;

interface ReplyFormProps {
  reviewId: number;
  author: string;
  onClose(): void;
}

/** Form for the reply of the business. A review has at most one. */
export function ReplyForm({ reviewId, author, onClose }: ReplyFormProps) {
  const t = useTexts(vendorReviewsTexts);
  const [send] = useReviewsReplyMutation();
  const form = useForm({ defaultValues: { reply: '' }, shouldFocusError: false });
  const { setFocus, register, formState } = form;
  useEffect(() => setFocus('reply'), [setFocus]);
  const { busy, submit } = useSubmit({
    form,
    send: ({ reply }, key) =>
      send({
        id: reviewId,
        replyToReviewDto: { reply: reply.trim() },
        'Idempotency-Key': key,
      }).unwrap(),
    done: { kind: 'success', title: t('replyDone'), text: t('replyDoneText') },
    failed: t('replyFailed'),
    failedText: t('replyFailedText'),
    onDone: onClose,
  });
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('replyLabel', { author })}
        hint={t('replyHint')}
        maxLength={LONGEST}
        rows={3}
        error={formState.errors.reply?.message}
        {...register('reply', rulesOf('ReplyToReviewDto', 'reply', t('replyShort')))}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={busy}>
          {t(busy ? 'sending' : 'sendReply')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
