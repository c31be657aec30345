import picture from 'shared-ui/assets/covers/attractions-2.svg';
import { useTexts } from 'shared-ui/i18n';
import { Alert, AuthFrame, PasskeySignIn, passkeyTexts, SecondStep } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './admin-login-page.module.css';
import { PasswordStep } from './password-step';
import { adminLoginTexts } from './texts';
import { useAdminLogin } from './use-admin-login';

export function AdminLoginPage() {
  const t = useTexts(adminLoginTexts);
  const steps = useTexts(passkeyTexts);
  const { step, form, busy, submit, startAgain, enter } = useAdminLogin();
  return (
    <main id="main" className={styles.page}>
      <AuthFrame
        title={t('title')}
        lead={step === 'code' ? steps('stepLead') : t('lead')}
        picture={picture}
        claim={t('claim')}
        claimText={t('claimText')}
      >
        {step === 'code' ? (
          <SecondStep isAdmin disabled={busy} onSignedIn={enter} onStartAgain={startAgain} />
        ) : (
          <>
            <PasswordStep {...{ form, busy, submit }} />
            <div className={styles.passkey}>
              <PasskeySignIn disabled={busy} onSignedIn={enter} />
            </div>
          </>
        )}
        <Alert tone="news" title={t('notice')} />
        <Link to="/" className={styles.back}>
          {t('back')}
        </Link>
      </AuthFrame>
    </main>
  );
}
