import { useTexts } from 'shared-ui/i18n';
import styles from '../moderation.module.css';
import { moderationTexts } from '../../../shared/deal-review/texts';

/** Which keys do what; only shown where there is a keyboard. */
export function KeyHints() {
  const t = useTexts(moderationTexts);
  return (
    <p className={styles.keys}>
      <kbd>J</kbd> <kbd>K</kbd> {t('keys')} <kbd>A</kbd> {t('keyApprove')} <kbd>R</kbd> {t('keyReject')}
    </p>
  );
}
