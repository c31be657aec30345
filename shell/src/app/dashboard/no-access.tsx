import { useTexts } from 'shared-ui/i18n';
import { appTexts } from '../app-texts';
import { NoticeCard } from './notice-card';

export function NoAccess() {
  const t = useTexts(appTexts);
  return <NoticeCard title={t('refusedTitle')} text={t('refusedText')} button={t('backToSite')} to="/" />;
}
