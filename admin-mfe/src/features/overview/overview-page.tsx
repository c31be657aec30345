import {
  useAdminDealsPendingQuery,
  useAdminUsersOverviewQuery,
  useAdminVendorsPendingQuery,
} from 'shared-ui/api/admin';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Bone, Card, ErrorState, Skeleton } from 'shared-ui/kit';
import styles from './overview.module.css';
import { overviewTexts } from './texts';
import { WaitingList } from './waiting-list';

const SHOWN = 3;
const COUNTS = ['pendingDeals', 'pendingVendors', 'totalUsers'] as const;

/** What waits, and how much of it. */
export function OverviewPage() {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const counts = useAdminUsersOverviewQuery();
  const deals = useAdminDealsPendingQuery({ limit: SHOWN });
  const vendors = useAdminVendorsPendingQuery({ limit: SHOWN });
  const since = (at: string) => t('waitingSince', { date: format.date(at) });
  if (counts.isError || deals.isError || vendors.isError) {
    return (
      <ErrorState
        level={1}
        title={t('failedTitle')}
        text={t('failedText')}
        onRetry={() => {
          for (const part of [counts, deals, vendors]) void part.refetch();
        }}
      />
    );
  }
  return (
    <>
      <h1>{t('title')}</h1>
      {!counts.data && (
        <Skeleton className={styles.counts}>
          {COUNTS.map((count) => (
            <Bone key={count} className={styles.count} />
          ))}
        </Skeleton>
      )}
      {counts.data && (
        <dl className={styles.counts}>
          {COUNTS.map((count) => (
            <Card key={count} className={styles.card}>
              <dt>{t(count)}</dt>
              <dd>{format.number(counts.data[count])}</dd>
            </Card>
          ))}
        </dl>
      )}
      <div className={styles.lists}>
        <WaitingList
          title={t('nextDeals')}
          empty={t('noDeals')}
          allTo="/dashboard/deals"
          items={deals.data?.map((deal) => ({
            id: deal.id,
            title: deal.title,
            note: `${deal.vendor.businessName} · ${since(deal.pendingRevision?.submittedAt ?? deal.submittedAt)}`,
            to: `/dashboard/deals?deal=${deal.id}`,
          }))}
        />
        <WaitingList
          title={t('nextVendors')}
          empty={t('noVendors')}
          allTo="/dashboard/vendors"
          items={vendors.data?.map((vendor) => ({
            id: vendor.id,
            title: vendor.businessName,
            note: `${vendor.category} · ${since(vendor.submittedAt)}`,
            to: `/dashboard/vendors?status=pending&search=${encodeURIComponent(vendor.businessName)}`,
          }))}
        />
      </div>
    </>
  );
}
