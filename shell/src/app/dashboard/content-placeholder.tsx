import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, VisuallyHidden } from 'shared-ui/ui';
import { appTexts } from '../app-texts';
import styles from './dashboard-skeleton.module.css';

/** Placeholder in the dashboard frame while the screen loads. */
export function ContentPlaceholder() {
  const t = useTexts(appTexts);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <SkeletonBlock className={styles.title} />
      <SkeletonBlock className={styles.block} />
    </>
  );
}
