import { Plus, ScanLine } from 'lucide-react';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink, ErrorState } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { AdvancedHint } from '../features/analytics/advanced-hint';
import { DealsCard } from '../features/analytics/deals-card';
import { FunnelCard } from '../features/analytics/funnel-card';
import { HoursCard } from '../features/analytics/hours-card';
import { KeyFigures } from '../features/analytics/key-figures';
import { RedemptionsCard } from '../features/analytics/redemptions-card';
import { analyticsTexts } from '../features/analytics/texts';
import { useAnalytics } from '../features/analytics/use-analytics';
import { BusinessCard } from '../features/business/business-card';
import { PointsPausedNote } from '../features/statements/points-paused-note';
import { LatestDeals } from '../features/vendor-deals/latest-deals';
import styles from './overview.module.css';
import { ReviewsNote } from './reviews-note';
import { overviewTexts } from './texts';

/** Index of yesterday in the series, which ends with today. */
const YESTERDAY = -2;

function Greeting({ yesterday }: { yesterday: number | undefined }) {
  const t = useTexts(overviewTexts);
  const tell = useTexts(analyticsTexts);
  const format = useFormat();
  const { user } = useCurrentUser();
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
        <ButtonLink to="/dashboard/counter" variant="outline">
          <ScanLine size={18} aria-hidden />
          {t('openCounter')}
        </ButtonLink>
        <ButtonLink to="/dashboard/deals/new">
          <Plus size={18} aria-hidden />
          {t('createDeal')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Overview of the business dashboard: figures and results of its deals. */
export function OverviewPage() {
  const tell = useTexts(analyticsTexts);
  const analytics = useAnalytics();
  const { data, isError } = analytics;
  return (
    <>
      <Greeting yesterday={data?.series.at(YESTERDAY)?.redemptions} />
      <div className={styles.note}>
        <PointsPausedNote />
      </div>
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
            <ReviewsNote />
            <BusinessCard />
          </div>
        </div>
      )}
    </>
  );
}
