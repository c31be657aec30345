import { useTexts } from 'shared-ui/i18n';
import styles from '../moderation.module.css';
import { moderationTexts } from '../../../shared/deal-review/texts';

/** Lists the keyboard shortcuts; visible on devices with a keyboard only. */
export function KeyHints() {
  const t = useTexts(moderationTexts);
  return (
    <p className={styles.keys}>
      <kbd>J</kbd> <kbd>K</kbd> {t('keys')} <kbd>A</kbd> {t('keyApprove')} <kbd>R</kbd> {t('keyReject')}
    </p>
  );
}
