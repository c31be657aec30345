import { brand } from 'shared-ui/format';
import wordmark from 'shared-ui/assets/wordmark.svg';
import { SkeletonBlock } from 'shared-ui/ui';
import { useLanguage } from 'shared-ui/store';
import styles from './dashboard-skeleton.module.css';

const LINKS = [0, 1, 2, 3, 4];

/**
 * Skeleton of the dashboard frame, which the server sends with the page.
 * @param name name in the bar of phones; without it the logo of the site
 */
export function DashboardSkeleton({ name }: { name?: string }) {
  const language = useLanguage();
  const logo = <img src={wordmark} alt={brand.name[language]} height={30} width={112} />;
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        {logo}
        <SkeletonBlock className={styles.person} />
        {LINKS.map((link) => (
          <SkeletonBlock key={link} className={styles.link} />
        ))}
      </div>
      <div className={styles.top}>{name ?? logo}</div>
      <div className={styles.main}>
        <SkeletonBlock className={styles.title} />
        <SkeletonBlock className={styles.block} />
      </div>
    </div>
  );
}
