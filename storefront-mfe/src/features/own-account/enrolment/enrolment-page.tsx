import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { PasskeySetting } from '../passkeys/passkey-setting';
import { TwoFactorSetting } from '../two-factor/two-factor-setting';
import { sessionNavigationLogoutPath } from 'shared-ui/api/paths';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, buttonClass } from 'shared-ui/ui';
import { useSessionChange } from 'shared-ui/platform';
import styles from './enrolment-page.module.css';
import { enrolmentTexts } from './texts';

/** Page for adding a second factor. In production an admin without one has access to nothing else (rule A17). */
export function EnrolmentPage() {
  const t = useTexts(enrolmentTexts);
  const session = useSessionChange();
  const [isDone, setDone] = useState(false);
  const enrolled = () => setDone(true);
  return (
    <div className={styles.page}>
      <ShieldCheck size={40} aria-hidden className={styles.icon} />
      <h1>{t('enrolTitle')}</h1>
      <p>{t('enrolText')}</p>
      {isDone && (
        <Alert tone="success" live title={t('enrolDone')}>
          {t('enrolDoneText')}
        </Alert>
      )}
      <PasskeySetting onAdded={enrolled} />
      <TwoFactorSetting onAdded={enrolled} />
      <div className={styles.acts}>
        <Button size="large" disabled={!isDone} onClick={() => session.begun()}>
          {t('enrolGoOn')}
        </Button>
        <a href={sessionNavigationLogoutPath} className={buttonClass({ variant: 'text' })}>
          {t('enrolSignOut')}
        </a>
      </div>
    </div>
  );
}
