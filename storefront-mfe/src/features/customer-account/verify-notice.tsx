import { useAuthResendEmailMutation } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { useDecision } from 'shared-ui/platform';
import { customerAccountTexts } from './texts';

/** Message for a user who has not verified the e-mail address yet. */
export function VerifyNotice({ email }: { email: string }) {
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
