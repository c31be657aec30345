import { useTexts } from 'shared-ui/i18n';
import { useLocation } from 'shared-ui/router';
import { appTexts } from '../app-texts';
import { MessageCard } from './message-card';

/** Message for a signed-out visitor; signing in returns to this page. */
export function SignInCard() {
  const t = useTexts(appTexts);
  const { pathname, search } = useLocation();
  const to = `/login?returnTo=${encodeURIComponent(pathname + search)}`;
  return <MessageCard title={t('authTitle')} text={t('authText')} button={t('authButton')} to={to} />;
}
