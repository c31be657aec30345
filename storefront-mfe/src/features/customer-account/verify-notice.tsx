import { useAuthResendEmailMutation } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Alert, Button } from 'shared-ui/ui';
import { useDecision } from 'shared-ui/platform';
import { customerAccountTexts } from './texts';

function AddEmail() {
  const t = useTexts(customerAccountTexts);
  return (
    <Alert tone="warning" title={t('addEmailTitle')}>
      <p>{t('addEmailText')}</p>
      <Link to="/dashboard/settings">{t('addEmail')}</Link>
    </Alert>
  );
}

/** Message for a user who has no verified e-mail address yet. */
export function VerifyNotice({ email }: { email: string | null }) {
  return email === null ? <AddEmail /> : <VerifyEmail email={email} />;
}

function VerifyEmail({ email }: { email: string }) {
  const t = useTexts(customerAccountTexts);
  const { busy, decide } = useDecision();
  const [resend] = useAuthResendEmailMutation();
  const send = () =>
    decide(
      email,
      () => resend().unwrap(),
      { kind: 'success', title: t('resent'), text: t('resentText') },
      { title: t('resendFailed'), text: t('resendFailedText') },
    );

  return (
    <Alert tone="warning" title={t('verifyTitle')}>
      <p>{t('verifyText', { email })}</p>
      <Button variant="text" disabled={busy} onClick={() => void send()}>
        {t('resend')}
      </Button>
    </Alert>
  );
}
