import { useEffect, useRef } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink } from 'shared-ui/kit';
import { useCurrentUser } from 'shared-ui/session';
import { ReviewDraft } from './review-draft';
import styles from './reviews.module.css';
import { signInPath } from './sign-in-path';
import { reviewTexts } from './texts';
import { useReview } from './use-review';

/** A form for who is signed in, the way to sign in for everybody else. */
export function ReviewForm({ dealId }: { dealId: number }) {
  const t = useTexts(reviewTexts);
  const { state } = useCurrentUser();
  const review = useReview(dealId);
  const frame = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const isOpen = review.draft !== null;

  useEffect(() => {
    // Whoever closed the form stands where it was opened.
    if (wasOpen.current && !isOpen) frame.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (state !== 'signed-in') {
    return (
      <div className={styles.prompt}>
        <p>{t('signInToReview')}</p>
        <ButtonLink to={signInPath(dealId)} variant="tint" size="small">
          {t('signIn')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div ref={frame}>
      <ReviewDraft {...review} />
      {!isOpen && (
        <Button
          variant="tint"
          className={styles.write}
          disabled={review.opening}
          onClick={() => void review.open()}
        >
          {t(review.opening ? 'opening' : 'writeReview')}
        </Button>
      )}
    </div>
  );
}
