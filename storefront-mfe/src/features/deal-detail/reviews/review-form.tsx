import { useTexts } from 'shared-ui/i18n';
import { ButtonLink } from 'shared-ui/kit';
import { useCurrentUser } from 'shared-ui/session';
import { ReviewDraft } from './review-draft';
import styles from './reviews.module.css';
import { signInPath } from './sign-in-path';
import { reviewTexts } from './texts';

/** A form for who is signed in, the way to sign in for everybody else. */
export function ReviewForm({ dealId }: { dealId: number }) {
  const t = useTexts(reviewTexts);
  const { state } = useCurrentUser();
  if (state === 'signed-in') return <ReviewDraft dealId={dealId} />;
  return (
    <div className={styles.prompt}>
      <p>{t('signInToReview')}</p>
      <ButtonLink to={signInPath(dealId)} variant="tint" size="small">
        {t('signIn')}
      </ButtonLink>
    </div>
  );
}
