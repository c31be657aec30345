import { useAuthResendEmailMutation } from 'shared-ui/api/auth';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { useToast } from 'shared-ui/platform';
import { customerAccountTexts } from './texts';

/** For who has not followed the link of the first mail yet. */
export function VerifyNotice({ email }: { email: string }) {
  const t = useTexts(customerAccountTexts);
  const language = useLanguage();
  const toast = useToast();
  const [resend, { isLoading }] = useAuthResendEmailMutation();

  async function send(): Promise<void> {
    try {
      await resend().unwrap();
      toast({ kind: 'success', title: t('resent'), text: t('resentText') });
    } catch (failure) {
      toast({
        kind: 'error',
        title: t('resendFailed'),
        text: await describeFailure(failure, language, t('resendFailedText')),
      });
    }
  }

  return (
    <Alert tone="warning" title={t('verifyTitle')}>
      <p>{t('verifyText', { email })}</p>
      <Button variant="text" disabled={isLoading} onClick={() => void send()}>
        {t('resend')}
      </Button>
    </Alert>
  );
}
