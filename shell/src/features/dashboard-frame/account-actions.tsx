import { Languages, LogOut } from 'lucide-react';
import { sessionNavigationLogoutPath } from 'shared-ui/api/paths';
import { languageChosen, rememberLanguage, useAppDispatch, useLanguage } from 'shared-ui/store';
import { useTexts } from 'shared-ui/i18n';
import styles from './dashboard-frame.module.css';
import { dashboardTexts } from './texts';

/** Language switch and sign-out. */
export function AccountActions() {
  const t = useTexts(dashboardTexts);
  const dispatch = useAppDispatch();
  const other = useLanguage() === 'en' ? 'ne' : 'en';
  const change = () => {
    rememberLanguage(other);
    dispatch(languageChosen(other));
  };
  return (
    <>
      <button type="button" lang={other} className={styles.link} title={t('language')} onClick={change}>
        <Languages size={20} aria-hidden />
        <span className={styles.word}>{t('language')}</span>
      </button>
      <a href={sessionNavigationLogoutPath} className={styles.link} title={t('signOut')}>
        <LogOut size={20} aria-hidden />
        <span className={styles.word}>{t('signOut')}</span>
      </a>
    </>
  );
}
