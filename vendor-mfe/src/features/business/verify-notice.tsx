import { useAuthResendEmailMutation } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { useDecision } from 'shared-ui/platform';
import { businessTexts } from './texts';

interface VerifyNoticeProps {
  email: string;
  /** True if the business is already registered. */
  registered?: boolean;
}

/** Asks the user to verify the e-mail address, with a button that sends the link again. */
export function VerifyNotice({ email, registered = false }: VerifyNoticeProps) {
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
