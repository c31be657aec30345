import { Sparkles } from 'lucide-react';
import { sharedTexts, useTexts } from '../../platform/i18n';
import { Bone, Seam } from '../kit';
import styles from './deal-card.module.css';

/** Grey, in the size of a card. */
export const DealCardBones = () => (
  <div className={styles.card}>
    <Bone className={styles.boneCover} />
    <div className={styles.body}>
      <Bone className={styles.boneLine} />
      <Bone className={styles.boneTitle} />
      <Bone className={styles.boneLine} />
    </div>
    <Seam />
    <div className={styles.foot}>
      <Bone className={styles.bonePrice} />
      <Bone className={styles.bonePrice} />
    </div>
  </div>
);

/** Fills a short row of featured deals. */
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
