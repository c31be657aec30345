import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import styles from './payouts.module.css';
import { payoutsTexts } from './texts';

interface ListStateProps {
  list: { isError: boolean; refetch(): unknown };
  /** Number of rows; undefined while loading. */
  count: number | undefined;
  /** Title and text of an empty list. */
  empty: readonly [string, string];
  children: ReactNode;
}

/** Card with a list, or its loading, error or empty state. */
export function ListState({ list, count, empty, children }: ListStateProps) {
  const t = useTexts(payoutsTexts);
  if (count) return children;
  if (count === 0) return <EmptyState drawing="plate" level={3} title={empty[0]} text={empty[1]} />;
  if (list.isError)
    return (
      <ErrorState level={3} title={t('failed')} text={t('failedText')} onRetry={() => void list.refetch()} />
    );
  return (
    <Skeleton>
      <SkeletonBlock className={styles.bone} />
    </Skeleton>
  );
}
