import { useEffect, useRef, type FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Form, TextArea } from 'shared-ui/ui';
import { StarInput } from './star-input';
import styles from './reviews.module.css';
import { reviewTexts } from './texts';
import { useReview } from './use-review';

const LONGEST_COMMENT = 1000;

/** Review form with stars and a comment. */
export function ReviewDraft({ dealId }: { dealId: number }) {
  const t = useTexts(reviewTexts);
  const { draft, isChange, opening, busy, change, restoreEarlier, submit } = useReview(dealId);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isChange) heading.current?.focus();
  }, [isChange]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <Form className={styles.form} onSubmit={send}>
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
        {!isChange && (
          <Button variant="text" disabled={opening} onClick={() => void restoreEarlier()}>
            {t(opening ? 'opening' : 'earlier')}
          </Button>
        )}
      </div>
    </Form>
  );
}
