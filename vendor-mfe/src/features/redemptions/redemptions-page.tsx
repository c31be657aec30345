import { NotebookTabs } from 'lucide-react';
import { useRedemptionPagesInfiniteQuery } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, ButtonLink, Card, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { TableFile } from 'shared-ui/dashboard';
import { FilterBar } from './filter-bar';
import { chosen, type Filters, readFilters, tableAddress } from './filters';
import { RedemptionTable } from './redemption-table';
import styles from './redemptions.module.css';
import { redemptionsTexts } from './texts';

function Uses({ filters }: { filters: Filters }) {
  const t = useTexts(redemptionsTexts);
  const list = useRedemptionPagesInfiniteQuery(chosen(filters), { refetchOnMountOrArgChange: true });
  const uses = list.currentData?.pages.flatMap((page) => page.items);
  if (!uses && list.isError)
    return (
      <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void list.refetch()} />
    );
  if (!uses) {
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  }
  if (uses.length === 0) {
    const isFiltered = Object.keys(chosen(filters)).length > 0;
    return (
      <EmptyState
        card
        drawing={isFiltered ? 'search' : 'ticket'}
        level={2}
        title={t(isFiltered ? 'noneFound' : 'none')}
        text={t(isFiltered ? 'noneFoundText' : 'noneText')}
        actions={!isFiltered && <ButtonLink to="/dashboard/counter">{t('openCounter')}</ButtonLink>}
      />
    );
  }
  return (
    <Card className={styles.card}>
      <RedemptionTable uses={uses} />
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
    </Card>
  );
}

/** Number of redemptions. Voided ones are not included but shown beside it. */
function UseCount({ filters }: { filters: Filters }) {
  const t = useTexts(redemptionsTexts);
  const format = useFormat();
  const all = useRedemptionPagesInfiniteQuery(chosen(filters)).currentData?.pages[0]?.total;
  const isMixed = filters.state === '';
  const voided = useRedemptionPagesInfiniteQuery({ ...chosen(filters), state: 'voided' }, { skip: !isMixed });
  const takenBack = isMixed ? voided.currentData?.pages[0]?.total : 0;
  if (all === undefined || takenBack === undefined) return <p role="status" className={styles.small} />;
  const counted = all - takenBack;
  const text =
    filters.state === 'voided'
      ? t('takenBackCount', { count: all, shown: format.number(all) })
      : t('count', { count: counted, shown: format.number(counted) });
  return (
    <p role="status" className={styles.small}>
      {text}
      {takenBack > 0 && ` · ${t('takenBackCount', { count: takenBack, shown: format.number(takenBack) })}`}
    </p>
  );
}

/** All redemptions of the business, with filters in the URL. */
export function RedemptionsPage() {
  const t = useTexts(redemptionsTexts);
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  return (
    <>
      <div className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          <UseCount filters={filters} />
        </div>
        <div className={styles.buttons}>
          <ButtonLink to="/dashboard/counter/close" variant="outline">
            <NotebookTabs size={18} aria-hidden />
            {t('dailyClose')}
          </ButtonLink>
          <TableFile url={tableAddress(filters)} label={t('download')} />
        </div>
      </div>
      <FilterBar filters={filters} onChange={(next) => setQuery(chosen(next), { replace: true })} />
      <Uses filters={filters} />
    </>
  );
}
