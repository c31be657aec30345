import { Plus, ScanLine } from 'lucide-react';
import type { GoLiveView } from 'shared-ui/api/go-live';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ButtonLink, ErrorState, Skeleton } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { AdviceCard } from '../features/analytics/advice/advice-card';
import { AdvancedHint } from '../features/analytics/advanced-hint';
import { DealsCard } from '../features/analytics/deals-card';
import { FunnelCard } from '../features/analytics/funnel-card';
import { HoursCard } from '../features/analytics/hours-card';
import { KeyFigures } from '../features/analytics/key-figures';
import { RedemptionsCard } from '../features/analytics/redemptions-card';
import { analyticsTexts } from '../features/analytics/texts';
import { useAnalytics } from '../features/analytics/use-analytics';
import { BusinessCard } from '../features/business/business-card';
import { GetLive } from '../features/business/get-live/get-live';
import { OpenSteps } from '../features/business/get-live/open-steps';
import { useGoLive } from '../features/business/get-live/use-go-live';
import { PointsPausedNote } from '../features/payouts/points-paused-note';
import { LatestDeals } from '../features/vendor-deals/latest-deals';
import { useOwnRight } from '../shared/own-right';
import styles from './overview.module.css';
import { ReviewsNote } from './reviews-note';
import { StartPage } from './start-page';
import { overviewTexts } from './texts';

/** Index of yesterday in the series, which ends with today. */
const YESTERDAY = -2;

function Greeting({ yesterday }: { yesterday: number | undefined }) {
  const t = useTexts(overviewTexts);
  const tell = useTexts(analyticsTexts);
  const format = useFormat();
  const { user } = useCurrentUser();
  const hasCounter = useOwnRight('counter');
  return (
    <div className={styles.top}>
      <div>
        <h1>{t('hello', { name: user?.staffOf ? businessNameIn(format.language, user.staffOf) : '' })}</h1>
        <p className={styles.today}>
          {format.date(new Date())}
          {yesterday ? ` · ${tell('yesterday', { count: yesterday })}` : ''}
        </p>
      </div>
      <div className={styles.buttons}>
        {hasCounter && (
          <ButtonLink to="/dashboard/counter" variant="outline">
            <ScanLine size={18} aria-hidden />
            {t('openCounter')}
          </ButtonLink>
        )}
        <ButtonLink to="/dashboard/deals/new">
          <Plus size={18} aria-hidden />
          {t('createDeal')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Figures and results of the deals of the business. */
function Figures({ goLive }: { goLive: GoLiveView | undefined }) {
  const tell = useTexts(analyticsTexts);
  const analytics = useAnalytics();
  const hasMoney = useOwnRight('money');
  const hasReviews = useOwnRight('reviews');
  const { data, isError } = analytics;
  return (
    <>
      <Greeting yesterday={data?.series.at(YESTERDAY)?.redemptions} />
      {goLive && <OpenSteps goLive={goLive} />}
      {hasMoney && (
        <div className={styles.note}>
          <PointsPausedNote />
        </div>
      )}
      <KeyFigures data={data} />
      {isError ? (
        <ErrorState level={2} title={tell('failed')} text={tell('failedText')} onRetry={analytics.again} />
      ) : (
        <div className={styles.columns}>
          <RedemptionsCard {...analytics} />
          {data?.funnel ? <FunnelCard funnel={data.funnel} days={data.days} /> : data && <AdvancedHint />}
          {data && <DealsCard deals={data.deals} />}
          {data?.hours && <HoursCard hours={data.hours} />}
        </div>
      )}
      {(data ?? isError) && (
        <div className={styles.columns}>
          <LatestDeals />
          <div className={styles.stack}>
            <AdviceCard />
            {hasReviews && <ReviewsNote />}
            <BusinessCard />
          </div>
        </div>
      )}
    </>
  );
}

function DealsOverview() {
  const { data: goLive, isError } = useGoLive();
  if (goLive && !goLive.hasRedemptions) return <GetLive goLive={goLive} />;
  if (goLive || isError) return <Figures goLive={goLive} />;
  return (
    <Skeleton>
      <SkeletonBlock className={styles.bone} />
    </Skeleton>
  );
}

/**
 * The first screen of a business's dashboard: until the first code is used what comes next, then what its deals brought.
 * People without the right to deals see links to their work.
 */
export const OverviewPage = () => (useOwnRight('deals') ? <DealsOverview /> : <StartPage />);
