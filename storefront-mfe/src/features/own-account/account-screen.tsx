import type { ReactNode } from 'react';
import { authApi, type AccountView } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ErrorState, Skeleton } from 'shared-ui/ui';
import styles from './account.module.css';
import { accountTexts } from './texts';

interface AccountScreenProps {
  title: 'profile' | 'settings';
  children(account: AccountView): ReactNode;
}

/** Frame of an account page: shows a skeleton while the account loads, or an error. */
export function AccountScreen({ title, children }: AccountScreenProps) {
  const t = useTexts(accountTexts);
  const { data: account, isError, refetch } = authApi.useOwnAccountOneQuery();
  return (
    <div className={styles.screen}>
      <h1>{t(title)}</h1>
      {account ? (
        children(account)
      ) : isError ? (
        <ErrorState title={t('loadFailed')} text={t('loadFailedText')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </div>
  );
}
