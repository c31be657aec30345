import { ChartLine, Table } from 'lucide-react';
import { useState } from 'react';
import type { VendorAnalyticsView } from 'shared-ui/api/analytics';
import { vendorAnalyticsTablePath } from 'shared-ui/api/paths';
import { TrendChart } from 'shared-ui/charts';
import { TableFile } from 'shared-ui/dashboard';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, Card, Segmented } from 'shared-ui/ui';
import card from './card.module.css';
import styles from './redemptions-card.module.css';
import { RedemptionsTable } from './redemptions-table';
import { analyticsTexts } from './texts';
import type { useAnalytics } from './use-analytics';
import { PERIODS } from './use-period';

const HEIGHT = 280;

/** New and returning customers (V5). */
function Customers({ totals }: Pick<VendorAnalyticsView, 'totals'>) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  return (
    <dl className={styles.customers}>
      <div>
        <dt>{t('newCustomers')}</dt>
        <dd>{format.number(totals.newCustomers)}</dd>
      </div>
      <div>
        <dt>{t('returnCustomers')}</dt>
        <dd>{format.number(totals.returnCustomers)}</dd>
      </div>
    </dl>
  );
}

/** Redemptions compared with the previous period, as a chart or a table. */
export function RedemptionsCard({ data, period, choose }: ReturnType<typeof useAnalytics>) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  const [asTable, setAsTable] = useState(false);
  const offered = PERIODS.filter((days) => days !== 90 || data?.isAdvanced || period === 90);
  const choices = offered.map((days) => ({
    value: String(days),
    label: t('daysShort', { days: format.number(days) }),
  }));
  return (
    <Card className={card.card}>
      <div className={card.cardHead}>
        <div>
          <h2>{t('redemptions')}</h2>
          <p className={styles.legend}>
            <span className={styles.now}>{t('lastDays', { days: period })}</span>
            <span className={styles.then}>{t('daysBefore', { days: period })}</span>
          </p>
          {data && <Customers totals={data.totals} />}
        </div>
        <Segmented
          label={t('period')}
          choices={choices}
          value={String(period)}
          onChange={(days) => choose(PERIODS.find((one) => String(one) === days) ?? 30)}
        />
      </div>
      {!data && <SkeletonBlock className={styles.chartBone} />}
      {data && !asTable && (
        <div
          role="img"
          aria-label={t('chartSays', {
            days: data.days,
            now: format.number(data.totals.redemptions),
            before: format.number(data.previous.redemptions),
          })}
          className={styles.chart}
        >
          <TrendChart
            points={data.series.map(({ date, redemptions, before }) => ({ date, now: redemptions, before }))}
            height={HEIGHT}
            words={({ now, before = 0 }) => ({
              now: t('redemptionCount', { count: now }),
              before: t('beforeCount', { count: before }),
            })}
            waiting={<SkeletonBlock className={styles.chartBone} />}
          />
        </div>
      )}
      {data && asTable && <RedemptionsTable series={data.series} />}
      <div className={styles.tools}>
        <Button variant="text" size="small" onClick={() => setAsTable(!asTable)}>
          {asTable ? <ChartLine size={16} /> : <Table size={16} />}
          {t(asTable ? 'showChart' : 'showTable')}
        </Button>
        {asTable && <TableFile url={`${vendorAnalyticsTablePath}?days=${period}`} />}
      </div>
    </Card>
  );
}
