import { useAdminDealsPendingQuery, useAdminVendorsPendingQuery } from 'shared-ui/api/admin';
import {
  useAdminFiguresReadQuery,
  useAdminOverviewWaitingQuery,
  type AdminOverviewView,
} from 'shared-ui/api/admin-overview';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Card, EmptyState, ErrorState, Segmented, Skeleton, useNow } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { useOwnRight } from '../../shared/own-right';
import { UndoDecisions } from '../../shared/undo/undo-decisions';
import { ActivityCard } from './activity-card';
import { FigureCards } from './figures/figure-cards';
import { PERIODS, type FigurePeriod } from './figures/figure-path';
import { IncomeCard, SourcesCard } from './figures/income-card';
import { QueuesCard } from './figures/queues-card';
import { figuresTexts } from './figures/texts';
import { NextDeals, NextVendors } from './next-decisions';
import styles from './overview.module.css';
import { PartFailed } from './part-failed';
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

interface TopProps {
  /** Null without figures. */
  period: FigurePeriod | null;
  choose(period: FigurePeriod): void;
}

/** Heading with the day, and the period of the figures. */
function Top({ period, choose }: TopProps) {
  const t = useTexts(overviewTexts);
  const f = useTexts(figuresTexts);
  const format = useFormat();
  const now = useNow();
  return (
    <div className={styles.top}>
      <div>
        <h1>{t('title')}</h1>
        <p>{now && f('lead', { day: format.date(now) })}</p>
      </div>
      {period && (
        <div className={styles.period}>
          <Segmented
            label={f('period')}
            choices={PERIODS.map((value) => ({ value, label: f(`period_${value}`) }))}
            value={period}
            onChange={choose}
          />
        </div>
      )}
    </div>
  );
}

/** Figures, income and queues of the marketplace. A failed request leaves the other parts. */
function Figures({ period }: { period: FigurePeriod }) {
  const { currentData: data, isError, refetch } = useAdminFiguresReadQuery({ period });
  if (isError && !data) return <PartFailed onRetry={refetch} />;
  return (
    <>
      <FigureCards data={data} period={period} />
      <div className={styles.wide}>
        <IncomeCard data={data} />
        <SourcesCard data={data} />
        <QueuesCard data={data} />
        <ActivityCard />
      </div>
    </>
  );
}

/** Overview; an admin without a role yet reads who gives one. */
export function OverviewPage() {
  const t = useTexts(overviewTexts);
  const { user } = useCurrentUser();
  if (user && user.rights.length === 0)
    return <EmptyState card drawing="plate" level={1} title={t('noRoleTitle')} text={t('noRoleText')} />;
  return <Overview />;
}

/** Figures of the marketplace, pending decisions, today's activity and system health. */
function Overview() {
  const t = useTexts(overviewTexts);
  const [query, setQuery] = useSearchParams();
  const period = PERIODS.find((one) => one === query.get('period')) ?? '30d';
  const waiting = useAdminOverviewWaitingQuery();
  const [hasDeals, hasVendors] = [useOwnRight('deals'), useOwnRight('businesses')];
  const hasReports = useOwnRight('reports');
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
    <div className={styles.page}>
      <Top
        period={hasReports ? period : null}
        choose={(chosen) => setQuery(chosen === '30d' ? {} : { period: chosen }, { replace: true })}
      />
      {hasReports && <Figures period={period} />}
      <Counts waiting={waiting.data} />
      <div className={styles.lists}>
        <UndoDecisions>
          {hasDeals && <NextDeals deals={deals.data} />}
          {hasVendors && <NextVendors vendors={vendors.data} />}
        </UndoDecisions>
        {!hasReports && <ActivityCard />}
      </div>
    </div>
  );
}
