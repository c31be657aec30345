import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ButtonLink, Card, Skeleton } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './overview.module.css';
import { overviewTexts } from './texts';

interface WaitingItem {
  id: number;
  title: string;
  note: string;
  to: string;
  /** Button of the most frequent decision. */
  decision: ReactNode;
}

interface WaitingListProps {
  title: string;
  empty: string;
  allTo: string;
  /** Undefined while loading. */
  items: readonly WaitingItem[] | undefined;
}

const ROWS = [0, 1, 2];

/** First entries of a queue, each with its decision buttons. */
export function WaitingList({ title, empty, allTo, items }: WaitingListProps) {
  const t = useTexts(overviewTexts);
  return (
    <Card className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        <Link to={allTo}>{t('all')}</Link>
      </div>
      {!items && (
        <Skeleton className={styles.list}>
          {ROWS.map((row) => (
            <SkeletonBlock key={row} className={styles.row} />
          ))}
        </Skeleton>
      )}
      {items?.length === 0 && <p className={styles.note}>{empty}</p>}
      <ul className={styles.list}>
        {items?.map((item) => (
          <li key={item.id}>
            <span>
              <b>{item.title}</b>
              <span className={styles.note}>{item.note}</span>
            </span>
            <span className={styles.actions}>
              <ButtonLink
                to={item.to}
                variant="tint"
                size="small"
                aria-label={`${t('review')}: ${item.title}`}
              >
                {t('review')}
              </ButtonLink>
              {item.decision}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
