import { useEffect, useRef, type FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, StarInput, TextArea } from 'shared-ui/kit';
import styles from './reviews.module.css';
import { reviewTexts } from './texts';
import type { ReviewBeingWritten } from './use-review';

const LONGEST_COMMENT = 1000;

/** Stars and a comment. */
export function ReviewDraft({ draft, isChange, busy, change, close, submit }: ReviewBeingWritten) {
  const t = useTexts(reviewTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = draft !== null;

  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  if (!draft) return null;
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <h3 ref={heading} tabIndex={-1} className={styles.formTitle}>
        {t(isChange ? 'changeReview' : 'writeReview')}
      </h3>
      <StarInput label={t('yourRating')} value={draft.rating} onChange={(rating) => change({ rating })} />
      <TextArea
        label={t('comment')}
        maxLength={LONGEST_COMMENT}
        value={draft.comment}
        onChange={(event) => change({ comment: event.target.value })}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={busy}>
          {t(busy ? 'submittingReview' : isChange ? 'changeReview' : 'submitReview')}
        </Button>
        <Button variant="text" disabled={busy} onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
