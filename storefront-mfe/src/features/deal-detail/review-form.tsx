import { lazy, Suspense } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink } from 'shared-ui/kit';
import { useCurrentUser } from 'shared-ui/session';
import styles from './reviews.module.css';
import { dealDetailTexts } from './texts';

// Most readers are signed out and never see it.
const ReviewDraft = lazy(async () => ({ default: (await import('./review-draft')).ReviewDraft }));

/** A form for who is signed in, the way to sign in for everybody else. */
export function ReviewForm({ dealId }: { dealId: number }) {
  const t = useTexts(dealDetailTexts);
  const { state } = useCurrentUser();
  if (state === 'signed-in') {
    return (
      <Suspense>
        <ReviewDraft dealId={dealId} />
      </Suspense>
    );
  }
  const back = encodeURIComponent(`/deals/${dealId}?tab=reviews`);
  return (
    <div className={styles.prompt}>
      <p>{t('signInToReview')}</p>
      <ButtonLink to={`/login?returnTo=${back}`} variant="tint" size="small">
        {t('signIn')}
      </ButtonLink>
    </div>
  );
}
