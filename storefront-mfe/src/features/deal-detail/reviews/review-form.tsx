import { useTexts } from 'shared-ui/i18n';
import { ButtonLink } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { ReviewDraft } from './review-draft';
import styles from './reviews.module.css';
import { signInPath } from './sign-in-path';
import { reviewTexts } from './texts';
import { useReviewPermission } from './use-review-permission';

interface ReviewFormProps {
  dealId: number;
  vendorId: number;
}

/** Review form for customers with permission; otherwise the reason and the next step. */
function OwnReview({ dealId, vendorId }: ReviewFormProps) {
  const t = useTexts(reviewTexts);
  const permission = useReviewPermission(dealId, vendorId);
  if (permission === 'unknown') return null;
  if (permission === 'allowed') return <ReviewDraft dealId={dealId} />;
  return (
    <div className={styles.prompt}>
      <p>{t(permission)}</p>
      {permission === 'unverified' && (
        <ButtonLink to="/dashboard/settings" variant="tint" size="small">
          {t('toSettings')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Review form. Visitors get a link to sign in. */
export function ReviewForm({ dealId, vendorId }: ReviewFormProps) {
  const t = useTexts(reviewTexts);
  const { state } = useCurrentUser();
  if (state === 'signed-in') return <OwnReview dealId={dealId} vendorId={vendorId} />;
  return (
    <div className={styles.prompt}>
      <p>{t('signInToReview')}</p>
      <ButtonLink to={signInPath(dealId)} variant="tint" size="small">
        {t('signIn')}
      </ButtonLink>
    </div>
  );
}
