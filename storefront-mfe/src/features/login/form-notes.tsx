import { type FormReturn, useFormReturn } from 'shared-ui/platform';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { loginTexts } from './texts';

/** Messages for browsers without scripts instead of toasts: the account was created, or the sign-in was rejected. */
export function FormNotes() {
  const t = useTexts(loginTexts);
  const rejected = useFormReturn('login');
  const isCreated = useSearchParams()[0].get('created') === '1';
  const rejectionOf = ({ code, reason }: FormReturn) => {
    if (code === 'request.invalid') return t('missingText');
    return code === 'auth.invalid-credentials' ? t('failedText') : reason;
  };
  if (rejected)
    return (
      <Alert tone="error" title={t('failedTitle')}>
        {rejectionOf(rejected)}
      </Alert>
    );
  return (
    isCreated && (
      <Alert tone="success" title={t('createdTitle')}>
        {t('createdText')}
      </Alert>
    )
  );
}
