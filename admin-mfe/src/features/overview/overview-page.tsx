import {
  useAdminDealsApproveMutation,
  useAdminDealsApproveRevisionMutation,
  useAdminDealsPendingQuery,
  useAdminVendorsPendingQuery,
  useAdminVendorsVerifyMutation,
  type ManagedDealView,
} from 'shared-ui/api/admin';
import { useAdminOverviewWaitingQuery, type AdminOverviewView } from 'shared-ui/api/admin-overview';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { Bone, Card, ErrorState, Skeleton } from 'shared-ui/ui';
import { ActivityCard } from './activity-card';
import { HealthCard } from './health-card';
import styles from './overview.module.css';
import { QueuesCard } from './queues-card';
import { QuickDecision } from './quick-decision';
import { overviewTexts } from './texts';
import { WaitingList } from './waiting-list';

const SHOWN = 3;

/** The three figures of the specification. */
const COUNTS = {
  pendingDeals: ({ deals, revisions }: AdminOverviewView) => deals.count + revisions.count,
  pendingVendors: ({ vendors }: AdminOverviewView) => vendors.count,
  totalUsers: ({ totalUsers }: AdminOverviewView) => totalUsers,
} as const;
const NAMES = Object.keys(COUNTS) as (keyof typeof COUNTS)[];

/** A new deal of a business that is not verified waits for that decision. */
const canBeApproved = ({ pendingRevision, vendorStatus }: ManagedDealView): boolean =>
  pendingRevision !== null || vendorStatus === 'verified';

/** What waits, what happened today, and whether everything runs. */
export function OverviewPage() {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const waiting = useAdminOverviewWaitingQuery();
  const deals = useAdminDealsPendingQuery({ limit: SHOWN });
  const vendors = useAdminVendorsPendingQuery({ limit: SHOWN });
  const [approve] = useAdminDealsApproveMutation();
  const [approveRevision] = useAdminDealsApproveRevisionMutation();
  const [verify] = useAdminVendorsVerifyMutation();
  const since = (at: string) => t('waitingSince', { date: format.date(at) });
  const approved = ({ id, version, pendingRevision }: ManagedDealView) =>
    (pendingRevision
      ? approveRevision({ id: pendingRevision.id })
      : approve({ id, approveDealDto: { version } })
    ).unwrap();
  if (waiting.isError || deals.isError || vendors.isError) {
    return (
      <ErrorState
        level={1}
        title={t('failedTitle')}
        text={t('failedText')}
        onRetry={() => {
          for (const part of [waiting, deals, vendors]) void part.refetch();
        }}
      />
    );
  }
  return (
    <>
      <h1>{t('title')}</h1>
      {!waiting.data && (
        <Skeleton className={styles.counts}>
          {NAMES.map((count) => (
            <Bone key={count} className={styles.count} />
          ))}
        </Skeleton>
      )}
      {waiting.data && (
        <dl className={styles.counts}>
          {NAMES.map((count) => (
            <Card key={count} className={styles.card}>
              <dt>{t(count)}</dt>
              <dd>{format.number(COUNTS[count](waiting.data))}</dd>
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
            note: `${businessNameIn(format.language, deal.vendor)} · ${since(deal.pendingRevision?.submittedAt ?? deal.submittedAt)}`,
            to: `/dashboard/deals?deal=${deal.id}`,
            decision: canBeApproved(deal) ? (
              <QuickDecision
                kind="approve"
                title={deal.title}
                what={[deal.id, deal.version, deal.pendingRevision?.id]}
                act={() => approved(deal)}
              />
            ) : (
              <span className={styles.note}>{t(`vendor_${deal.vendorStatus}`)}</span>
            ),
          }))}
        />
        <WaitingList
          title={t('nextVendors')}
          empty={t('noVendors')}
          allTo="/dashboard/vendors"
          items={vendors.data?.map((vendor) => ({
            id: vendor.id,
            title: businessNameIn(format.language, vendor),
            note: `${vendor.category} · ${since(vendor.submittedAt)}`,
            to: `/dashboard/vendors/${vendor.id}`,
            decision: (
              <QuickDecision
                kind="verify"
                title={businessNameIn(format.language, vendor)}
                what={[vendor.id, vendor.version]}
                act={() => verify({ id: vendor.id }).unwrap()}
              />
            ),
          }))}
        />
        <ActivityCard />
        <div className={styles.stack}>
          <QueuesCard waiting={waiting.data} />
          <HealthCard />
        </div>
      </div>
    </>
  );
}
