import { Skeleton, SkeletonBlock } from '../../ui/kit';
import styles from './screen-placeholder.module.css';

/** Stands in place of a dashboard screen while its code loads. */
export const ScreenPlaceholder = () => (
  <Skeleton>
    <SkeletonBlock className={styles.title} />
    <SkeletonBlock className={styles.block} />
  </Skeleton>
);
