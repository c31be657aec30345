import { useDealDraftPagesInfiniteQuery } from 'shared-ui/api/deal-drafts';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, ErrorState, Skeleton } from 'shared-ui/ui';
import { DraftRow } from './draft-row';
import { NothingHere } from './nothing-here';
import styles from './vendor-deals.module.css';
import { vendorDealsTexts } from './texts';

/** Drafts of the business, last edited first. */
export function DraftList({ search }: { search: string }) {
  const t = useTexts(vendorDealsTexts);
  const list = useDealDraftPagesInfiniteQuery(
    { search: search || undefined },
    { refetchOnMountOrArgChange: true },
  );
  const drafts = list.currentData?.pages.flatMap((page) => page.items);
  if (!drafts && list.isError) {
    return (
      <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void list.refetch()} />
    );
  }
  if (!drafts) {
    return (
      <Skeleton className={styles.list}>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  }
  if (drafts.length === 0) return <NothingHere group="drafts" search={search} />;
  return (
    <>
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
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
