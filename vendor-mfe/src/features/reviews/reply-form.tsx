import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Form, TextArea } from 'shared-ui/ui';
import styles from './review-card.module.css';
import { vendorReviewsTexts } from './texts';
import { useReply } from './use-reply';

const LONGEST = 2_000;
const SHORTEST = 2;

interface ReplyFormProps {
  reviewId: number;
  author: string;
  onClose(): void;
}

/** The business's words, once. */
export function ReplyForm({ reviewId, author, onClose }: ReplyFormProps) {
  const t = useTexts(vendorReviewsTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);
  const { busy, reply } = useReply(reviewId);
  useEffect(() => field.current?.focus(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    setShort(trimmed.length < SHORTEST);
    if (trimmed.length >= SHORTEST && (await reply(trimmed))) onClose();
  };
  return (
    <Form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextArea
        ref={field}
        label={t('replyLabel', { author })}
        hint={t('replyHint')}
        error={isShort ? t('replyShort') : undefined}
        maxLength={LONGEST}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
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
