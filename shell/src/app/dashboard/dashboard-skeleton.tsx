import { brand } from 'shared-ui/format';
import wordmark from 'shared-ui/assets/wordmark.svg';
import { SkeletonBlock } from 'shared-ui/ui';
import { useLanguage } from 'shared-ui/store';
import styles from './dashboard-skeleton.module.css';

const LINKS = [0, 1, 2, 3, 4];

/** Skeleton of the dashboard frame, which the server sends with the page. */
export function DashboardSkeleton({ name }: { name?: string }) {
  const language = useLanguage();
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <img src={wordmark} alt={brand.name[language]} height={30} width={112} />
        <SkeletonBlock className={styles.person} />
        {LINKS.map((link) => (
          <SkeletonBlock key={link} className={styles.link} />
        ))}
      </div>
      <div className={styles.top}>{name ?? brand.name[language]}</div>
      <div className={styles.main}>
        <SkeletonBlock className={styles.title} />
        <SkeletonBlock className={styles.block} />
      </div>
    </div>
  );
}
