import { useTexts } from 'shared-ui/i18n';
import { Bone, Button, ChipLink, EmptyState, ErrorState, Skeleton, TextField } from 'shared-ui/kit';
import { useSearchParams } from 'shared-ui/router';
import { vendorsTexts } from './texts';
import { useVendorPagesInfiniteQuery } from './vendor-pages-api';
import { VendorRow } from './vendor-row';
import styles from './vendors.module.css';

const STATES = ['pending', 'verified', 'rejected', 'suspended'] as const;
type State = (typeof STATES)[number];

const isState = (text: string | null): text is State => STATES.includes(text as State);

/** Businesses by state, with what can be decided about each. */
export function VendorsPage() {
  const t = useTexts(vendorsTexts);
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('status');
  const status = isState(wanted) ? wanted : 'pending';
  const search = parameters.get('search') ?? '';
  const { data, isLoading, isError, refetch, hasNextPage, isFetching, fetchNextPage } =
    useVendorPagesInfiniteQuery({ status, search });
  const vendors = data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <h1>{t('title')}</h1>
      <nav aria-label={t('tabs')} className={styles.states}>
        {STATES.map((state) => (
          <ChipLink key={state} to={`/dashboard/vendors?status=${state}`} selected={state === status}>
            {t(`tab_${state}`)}
          </ChipLink>
        ))}
      </nav>
      <TextField
        label={t('search')}
        type="search"
        className={styles.search}
        value={search}
        onChange={(event) =>
          setParameters(
            { status, ...(event.target.value && { search: event.target.value }) },
            { replace: true },
          )
        }
      />
      {isLoading && (
        <Skeleton>
          <Bone style={{ height: 240 }} />
        </Skeleton>
      )}
      {isError && (
        <ErrorState title={t('failedTitle')} text={t('failedText')} onRetry={() => void refetch()} />
      )}
      {vendors?.length === 0 && (
        <EmptyState drawing="plate" title={t('emptyTitle')} text={t('emptyText')} card />
      )}
      {vendors && vendors.length > 0 && (
        <div className={styles.frame}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('businessName')}</th>
                <th scope="col">{t('category')}</th>
                <th scope="col" className={styles.date}>
                  {t('submitted')}
                </th>
                <th scope="col">{t('actions')}</th>
              </tr>
            </thead>
            <tbody>
              {vendors.map((vendor) => (
                <VendorRow key={vendor.id} vendor={vendor} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hasNextPage && (
        <Button variant="outline" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
