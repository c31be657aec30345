import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import styles from './overview.module.css';
import { overviewTexts } from './texts';

/** Error message in place of one card. Other cards stay usable. */
export function PartFailed({ onRetry }: { onRetry(): unknown }) {
  const t = useTexts(overviewTexts);
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('partFailed')}</p>
      <Button variant="outline" size="small" onClick={() => void onRetry()}>
        {t('again')}
      </Button>
    </div>
  );
}
