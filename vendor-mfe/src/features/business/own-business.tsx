import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { useVendorsMeQuery } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ErrorState, Skeleton } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { Branches } from './branches/branches';
import styles from './business.module.css';
import { Profile } from './profile/profile';
import { businessTexts } from './texts';
import { VerifyNotice } from './verify-notice';

/** Profile and branches of the user's business. */
export function OwnBusiness() {
  const t = useTexts(businessTexts);
  const { user } = useCurrentUser();
  const { data: account } = useOwnAccountOneQuery();
  const { data: vendor, isError, refetch } = useVendorsMeQuery();
  if (!vendor && isError) {
    return <ErrorState level={1} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <h1 className={styles.title}>{t('profileTitle')}</h1>
      {vendor ? (
        <div className={styles.stack}>
          {account && !account.emailVerified && <VerifyNotice email={account.email} registered />}
          <Profile vendor={vendor} isOwner={user?.staffOf?.role === 'owner'} />
          <Branches />
        </div>
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </>
  );
}
