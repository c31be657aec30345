import { useTexts } from 'shared-ui/i18n';
import styles from '../account.module.css';
import { AccountScreen } from '../account-screen';
import { ProfileForm } from './profile-form';
import { ProfilePhoto } from './profile-photo';
import { accountTexts } from '../texts';

export function ProfilePage() {
  const t = useTexts(accountTexts);
  return (
    <AccountScreen title="profile">
      {(account) => (
        <>
          <p className={styles.lead}>{t('profileLead')}</p>
          <ProfilePhoto account={account} />
          <ProfileForm account={account} />
        </>
      )}
    </AccountScreen>
  );
}
