import { oneTimeNumberApi } from 'shared-ui/api/one-time-number';
import type { AccountView } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import styles from '../account.module.css';
import { SettingsSection } from '../settings-section';
import { PhoneForm } from './phone-form';
import { PhoneRemoval } from './phone-removal';
import { phoneTexts } from './texts';

/** The phone number by which the account signs in. Shown if SMS is offered, or if the account has a number. */
export function PhoneSetting({ account }: { account: AccountView }) {
  const t = useTexts(phoneTexts);
  const { data: methods } = oneTimeNumberApi.useOneTimeNumberMethodsQuery();
  const { verifiedPhone, email, emailVerified, role } = account;
  const isOffered = methods?.sms === true && role !== 'admin';
  if (!isOffered && !verifiedPhone) return null;
  return (
    <SettingsSection
      title={t('title')}
      text={verifiedPhone ? t('text', { phone: verifiedPhone }) : t('none')}
    >
      {email !== null && !emailVerified ? (
        <p className={styles.text}>{t('verifyFirst')}</p>
      ) : (
        isOffered && <PhoneForm isChange={Boolean(verifiedPhone)} />
      )}
      {verifiedPhone && (email === null ? <p className={styles.text}>{t('onlyWay')}</p> : <PhoneRemoval />)}
    </SettingsSection>
  );
}
