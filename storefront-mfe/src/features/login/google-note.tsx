import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { loginTexts } from './texts';

/** Ends of the error codes `google.*`. The server passes them to the sign-in page in the query parameter `google`. */
const reasons = ['failed', 'canceled', 'unavailable', 'unproven', 'admin', 'suspended'] as const;

/** Explains why a sign-in with Google failed. */
export function GoogleNote() {
  const t = useTexts(loginTexts);
  const given = useSearchParams()[0].get('google');
  const reason = reasons.find((one) => one === given);
  return (
    reason && (
      <Alert tone={reason === 'canceled' ? 'news' : 'error'} title={t('googleTitle')}>
        {t(`google_${reason}`)}
      </Alert>
    )
  );
}
