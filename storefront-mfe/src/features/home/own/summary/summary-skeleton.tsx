import { cx, Section, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import styles from './own-summary.module.css';

/** Skeleton of the summary, of the same size. */
export const SummarySkeleton = () => (
  <Section className={cx(styles.own, styles.waiting)}>
    <Skeleton>
      <div className={styles.head}>
        <SkeletonBlock className={styles.title} />
      </div>
      <div className={styles.summary}>
        <SkeletonBlock className={styles.block} />
        <SkeletonBlock className={styles.block} />
      </div>
    </Skeleton>
  </Section>
);
