import type { FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, StarInput, TextArea } from 'shared-ui/kit';
import styles from './reviews.module.css';
import { dealDetailTexts } from './texts';
import { useReview } from './use-review';

const LONGEST_COMMENT = 1000;

/** Stars and a comment. */
export function ReviewDraft({ dealId }: { dealId: number }) {
  const t = useTexts(dealDetailTexts);
  const { draft, isChange, busy, change, submit } = useReview(dealId);

  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <h3>{t('writeReview')}</h3>
      <StarInput label={t('yourRating')} value={draft.rating} onChange={(rating) => change({ rating })} />
      <TextArea
        label={t('comment')}
        maxLength={LONGEST_COMMENT}
        value={draft.comment}
        onChange={(event) => change({ comment: event.target.value })}
      />
      <Button type="submit" disabled={busy}>
        {t(busy ? 'submittingReview' : isChange ? 'changeReview' : 'submitReview')}
      </Button>
    </form>
  );
}
