import { useAuthResendEmailMutation } from 'shared-ui/api/auth';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Alert, Button } from 'shared-ui/ui';
import { useToast } from 'shared-ui/platform';
import { checkoutTexts } from './texts';

/** Message that orders require a verified e-mail address, with a button that sends the link again. */
export function VerifyFirst({ email }: { email: string | null }) {
  return email === null ? <AddEmail /> : <VerifyEmail email={email} />;
}

function AddEmail() {
  const t = useTexts(checkoutTexts);
  return (
    <Alert tone="warning" title={t('addEmailTitle')}>
      <p>{t('addEmailText')}</p>
      <Link to="/dashboard/settings">{t('addEmail')}</Link>
    </Alert>
  );
}

function VerifyEmail({ email }: { email: string }) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const toast = useToast();
  const [resend, { isLoading }] = useAuthResendEmailMutation();
  async function send(): Promise<void> {
    const done = await resend();
    if (!done.error) return toast({ kind: 'success', title: t('resent'), text: t('resentText') });
    const text = await describeFailure(done.error, language, t('resendFailedText'));
    toast({ kind: 'error', title: t('resendFailed'), text });
  }
  return (
    <Alert tone="warning" title={t('verifyTitle')}>
      <p>{t('verifyText', { email })}</p>
      <Button variant="text" size="small" disabled={isLoading} onClick={() => void send()}>
        {t('resend')}
      </Button>
    </Alert>
  );
}
