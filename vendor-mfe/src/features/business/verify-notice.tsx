import { useAuthResendEmailMutation } from 'shared-ui/api/auth';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, Button, useToast } from 'shared-ui/kit';
import { businessTexts } from './texts';

/** Says that a business needs a verified address, and sends the link again. */
export function VerifyNotice({ email }: { email: string }) {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const toast = useToast();
  const [resend, { isLoading }] = useAuthResendEmailMutation();

  async function send(): Promise<void> {
    try {
      await resend().unwrap();
      toast({ kind: 'success', title: t('resent'), text: t('resentText') });
    } catch (failure) {
      const text = await describeFailure(failure, language, t('resendFailedText'));
      toast({ kind: 'error', title: t('resendFailed'), text });
    }
  }

  return (
    <Alert tone="warning" title={t('verifyTitle')}>
      {t('verifyText', { email })}{' '}
      <Button variant="text" disabled={isLoading} onClick={() => void send()}>
        {t('resend')}
      </Button>
    </Alert>
  );
}
