import { useOrderPagesInfiniteQuery } from 'shared-ui/api/orders';
import { invoicesOwnTablePath, ownOrderTablesTablePath } from 'shared-ui/api/paths';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, ButtonLink, EmptyState, ErrorState, Segmented, Skeleton } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { TableLink } from '../../shared/table-link/table-link';
import { ORDER_FILTERS, type OrderFilter } from './order-filters';
import { OrderRow } from './order-row';
import styles from './orders.module.css';
import { orderTexts } from './texts';

const filters = Object.keys(ORDER_FILTERS) as OrderFilter[];

function ordersFile(filter: OrderFilter): string {
  const states = ORDER_FILTERS[filter];
  return states ? `${ownOrderTablesTablePath}?state=${states.join(',')}` : ownOrderTablesTablePath;
}

function OrderList({ filter }: { filter: OrderFilter }) {
  const t = useTexts(orderTexts);
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useOrderPagesInfiniteQuery({ state: ORDER_FILTERS[filter] }, { refetchOnMountOrArgChange: true });
  const orders = data?.pages.flatMap(({ items }) => items);
  if (!orders && isError)
    return <ErrorState title={t('loadFailed')} text={t('loadFailedText')} onRetry={() => void refetch()} />;
  if (!orders)
    return (
      <Skeleton className={styles.list}>
        <SkeletonBlock className={styles.bone} />
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (orders.length === 0)
    return (
      <EmptyState
        card
        drawing="ticket"
        title={t(filter === 'all' ? 'none' : 'noneOfThese')}
        text={t(filter === 'all' ? 'noneText' : 'noneOfTheseText')}
        actions={<ButtonLink to="/deals">{t('browse')}</ButtonLink>}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="outline"
          className={styles.more}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('showMore')}
        </Button>
      )}
    </>
  );
}

/** List of prepaid orders, newest first. */
export function OrdersPage() {
  const t = useTexts(orderTexts);
  const [query, setQuery] = useSearchParams();
  const filter = filters.find((one) => one === query.get('show')) ?? 'all';
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.filters}>
        <Segmented
          label={t('states')}
          choices={filters.map((value) => ({ value, label: t(value) }))}
          value={filter}
          onChange={(show) => setQuery(show === 'all' ? {} : { show }, { replace: true })}
        />
        <div className={styles.files}>
          <TableLink url={ordersFile(filter)} label={t('ordersFile')} />
          <TableLink url={invoicesOwnTablePath} label={t('invoicesFile')} />
        </div>
      </div>
      <OrderList filter={filter} />
    </div>
  );
}
