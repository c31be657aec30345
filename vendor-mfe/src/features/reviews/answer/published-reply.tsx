import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useReviewsEditReplyMutation, type VendorReviewView } from 'shared-ui/api/reviews';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { Button, Form, TextArea, useNow } from 'shared-ui/ui';
import { vendorReviewsTexts } from '../texts';
import styles from './answer-panel.module.css';

interface EditReplyProps {
  review: VendorReviewView;
  author: string;
  onClose(): void;
}

/** Form that changes the published reply. */
function EditReply({ review, author, onClose }: EditReplyProps) {
  const t = useTexts(vendorReviewsTexts);
  const [send] = useReviewsEditReplyMutation();
  const form = useForm({ defaultValues: { reply: review.reply ?? '' }, shouldFocusError: false });
  const { busy, submit } = useSubmit({
    form,
    send: ({ reply }, key) =>
      send({
        id: review.id,
        replyToReviewDto: { reply: reply.trim() },
        'Idempotency-Key': key,
      }).unwrap(),
    done: { kind: 'success', title: t('editDone'), text: t('editDoneText') },
    failed: t('editFailed'),
    failedText: t('replyFailedText'),
    onDone: onClose,
  });
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('replyLabel', { author })}
        rows={4}
        error={form.formState.errors.reply?.message}
        {...form.register('reply', rulesOf('ReplyToReviewDto', 'reply', t('replyShort')))}
      />
      <div className={styles.actions}>
        <div className={styles.decision}>
          <Button variant="tint" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={busy}>
            {t(busy ? 'saving' : 'saveEdit')}
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** The published reply. It can be changed for 24 hours. */
export function PublishedReply({ review, author }: { review: VendorReviewView; author: string }) {
  const t = useTexts(vendorReviewsTexts);
  const format = useFormat();
  const now = useNow();
  const [isEditing, setEditing] = useState(false);
  const until = review.replyEditableUntil;
  const isEditable = until !== null && now !== null && now.getTime() < Date.parse(until);
  if (isEditing) return <EditReply review={review} author={author} onClose={() => setEditing(false)} />;
  return (
    <div className={styles.reply}>
      <b>{t('yourAnswer')}</b>{' '}
      {review.repliedAt && (
        <span className={styles.small}>
          <span>{format.day(review.repliedAt)}</span>
          {review.replyEditedAt && <span>{t('edited', { day: format.day(review.replyEditedAt) })}</span>}
        </span>
      )}
      <p>{review.reply}</p>
      {isEditable && (
        <p className={styles.small}>
          <Button variant="text" size="small" onClick={() => setEditing(true)}>
            <Pencil size={14} aria-hidden />
            {t('editReply')}
          </Button>
          <span>{t('editableUntil', { time: format.dateTime(until) })}</span>
        </p>
      )}
    </div>
  );
}
