import { useAdminDealsPendingQuery, useAdminVendorsPendingQuery } from 'shared-ui/api/admin';
import { useAdminOverviewWaitingQuery, type AdminOverviewView } from 'shared-ui/api/admin-overview';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { SkeletonBlock, Card, ErrorState, Skeleton } from 'shared-ui/ui';
import { useOwnRight } from '../../shared/own-right';
import { ActivityCard } from './activity-card';
import { HealthCard } from './health-card';
import { NextDeals, NextVendors } from './next-decisions';
import styles from './overview.module.css';
import { QueuesCard } from './queues-card';
import { overviewTexts } from './texts';

const SHOWN = 3;

/** Key figures at the top: pending deals, pending vendors, all users. */
const COUNTS = {
  pendingDeals: ({ deals, revisions }: AdminOverviewView) => deals.count + revisions.count,
  pendingVendors: ({ vendors }: AdminOverviewView) => vendors.count,
  totalUsers: ({ totalUsers }: AdminOverviewView) => totalUsers,
} as const;
const RIGHTS = { pendingDeals: 'deals', pendingVendors: 'businesses', totalUsers: 'users' } as const;
const NAMES = Object.keys(COUNTS) as (keyof typeof COUNTS)[];

function Counts({ waiting }: { waiting: AdminOverviewView | undefined }) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const { user } = useCurrentUser();
  const names = NAMES.filter((count) => user?.rights.includes(RIGHTS[count]));
  if (!waiting)
    return (
      <Skeleton className={styles.counts}>
        {names.map((count) => (
          <SkeletonBlock key={count} className={styles.count} />
        ))}
      </Skeleton>
    );
  return (
    <dl className={styles.counts}>
      {names.map((count) => (
        <Card key={count} className={styles.card}>
          <dt>{t(count)}</dt>
          <dd>{format.number(COUNTS[count](waiting))}</dd>
        </Card>
      ))}
    </dl>
  );
}

/** Pending decisions, today's activity and system health. */
export function OverviewPage() {
  const t = useTexts(overviewTexts);
  const waiting = useAdminOverviewWaitingQuery();
  const [hasDeals, hasVendors] = [useOwnRight('deals'), useOwnRight('businesses')];
  const deals = useAdminDealsPendingQuery({ limit: SHOWN }, { skip: !hasDeals });
  const vendors = useAdminVendorsPendingQuery({ limit: SHOWN }, { skip: !hasVendors });
  if (waiting.isError || deals.isError || vendors.isError) {
    return (
      <ErrorState
        level={1}
        title={t('failedTitle')}
        text={t('failedText')}
        onRetry={() => {
          for (const part of [waiting, deals, vendors]) if (!part.isUninitialized) void part.refetch();
        }}
      />
    );
  }
  return (
    <>
      <h1>{t('title')}</h1>
      <Counts waiting={waiting.data} />
      <div className={styles.lists}>
        {hasDeals && <NextDeals deals={deals.data} />}
        {hasVendors && <NextVendors vendors={vendors.data} />}
        <ActivityCard />
        <div className={styles.stack}>
          <QueuesCard waiting={waiting.data} />
          <HealthCard />
        </div>
      </div>
    </>
  );
}
