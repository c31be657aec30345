import { useTexts } from 'shared-ui/i18n';
import { appTexts } from '../app-texts';
import styles from './dashboard.module.css';

export function Waiting() {
  const t = useTexts(appTexts);
  return (
    <p role="status" className={styles.waiting}>
      {t('loading')}
    </p>
  );
}
