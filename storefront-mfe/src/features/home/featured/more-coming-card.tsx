import { Sparkles } from 'lucide-react';
import { sharedTexts, useTexts } from 'shared-ui/i18n';
import styles from './more-coming-card.module.css';

/** Placeholder card that fills a short row of featured deals. */
export function MoreComingCard() {
  const t = useTexts(sharedTexts);
  return (
    <div className={styles.coming}>
      <span className={styles.comingIcon}>
        <Sparkles size={24} />
      </span>
      <span className={styles.comingTitle}>{t('moreComing')}</span>
      {t('moreComingHint')}
    </div>
  );
}
