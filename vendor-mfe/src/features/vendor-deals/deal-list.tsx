import { useManagedDealPagesInfiniteQuery } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, ErrorState, Skeleton } from 'shared-ui/ui';
import type { DealState } from './deal-groups';
import { DealRow } from './deal-row';
import { NothingHere } from './nothing-here';
import styles from './vendor-deals.module.css';
import { vendorDealsTexts } from './texts';

interface DealListProps {
  group: DealState;
  search: string;
}

/** Deals of one group, with loading, error and empty states. */
export function DealList({ group, search }: DealListProps) {
  const t = useTexts(vendorDealsTexts);
  const list = useManagedDealPagesInfiniteQuery({ status: group, search: search || undefined });
  const deals = list.currentData?.pages.flatMap((page) => page.items);
  if (!deals && list.isError) {
    return (
      <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void list.refetch()} />
    );
  }
  if (!deals) {
    return (
      <Skeleton className={styles.list}>
        <SkeletonBlock className={styles.bone} />
        <SkeletonBlock className={styles.bone} />
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  }
  if (deals.length === 0) return <NothingHere group={group} search={search} />;
  return (
    <>
      <ul className={styles.list}>
        {deals.map((deal) => (
          <DealRow key={deal.id} deal={deal} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="outline"
          className={styles.more}
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('showMore')}
        </Button>
      )}
    </>
  );
}
