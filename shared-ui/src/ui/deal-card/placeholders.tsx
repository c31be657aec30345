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
