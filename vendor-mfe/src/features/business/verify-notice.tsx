import { useAuthResendEmailMutation } from 'shared-ui/api/auth';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { useToast } from 'shared-ui/platform';
import { businessTexts } from './texts';

interface VerifyNoticeProps {
  email: string;
  /** Whether the business is registered already. */
  registered?: boolean;
}

/** Asks for a verified address, and sends the link again. */
export function VerifyNotice({ email, registered = false }: VerifyNoticeProps) {
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
    <Alert tone="warning" title={t(registered ? 'verifyOwnTitle' : 'verifyTitle')}>
      {t(registered ? 'verifyOwnText' : 'verifyText', { email })}{' '}
      <Button variant="text" disabled={isLoading} onClick={() => void send()}>
        {t('resend')}
      </Button>
    </Alert>
  );
}
