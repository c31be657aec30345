import { useTexts } from 'shared-ui/i18n';
import { appTexts } from '../app-texts';
import { MessageCard } from './message-card';

export function NoAccess() {
  const t = useTexts(appTexts);
  return <MessageCard title={t('refusedTitle')} text={t('refusedText')} button={t('backToSite')} to="/" />;
}
