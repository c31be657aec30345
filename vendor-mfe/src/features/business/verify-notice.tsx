import { useAuthResendEmailMutation } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Alert, Button } from 'shared-ui/ui';
import { useDecision } from 'shared-ui/platform';
import { businessTexts } from './texts';

interface VerifyNoticeProps {
  /** Null for an account without an e-mail. */
  email: string | null;
  /** True if the business is already registered. */
  registered?: boolean;
}

/** Asks the user to verify the e-mail address, with a button that sends the link again. */
export function VerifyNotice({ email, registered = false }: VerifyNoticeProps) {
  return email === null ? <AddEmail /> : <VerifyEmail {...{ email, registered }} />;
}

function AddEmail() {
  const t = useTexts(businessTexts);
  return (
    <Alert tone="warning" title={t('addEmailTitle')}>
      {t('addEmailText')} <Link to="/dashboard/settings">{t('addEmail')}</Link>
    </Alert>
  );
}

function VerifyEmail({ email, registered }: { email: string; registered: boolean }) {
  const t = useTexts(businessTexts);
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
    <Alert tone="warning" title={t(registered ? 'verifyOwnTitle' : 'verifyTitle')}>
      <p>{t(registered ? 'verifyOwnText' : 'verifyText', { email })}</p>
      <Button variant="text" disabled={busy} onClick={() => void send()}>
        {t('resend')}
      </Button>
    </Alert>
  );
}
