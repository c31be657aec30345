import { useAdminVitalsListQuery } from 'shared-ui/api/admin-reports';
import { useTexts } from 'shared-ui/i18n';
import { EmptyState, ErrorState, Select, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import { MetricCard } from './metric-card';
import { vitalTexts } from './texts';
import { DEVICES, PAGES, PERIODS, useVitalsAddress, type VitalsAddress } from './vitals-address';
import styles from './vitals.module.css';

const METRICS = ['lcp', 'inp', 'cls', 'ttfb'] as const;

function Choices({ address }: { address: VitalsAddress }) {
  const t = useTexts(vitalTexts);
  const { days, device, page, change } = address;
  return (
    <div className={styles.bar}>
      <Select
        label={t('period')}
        value={days}
        options={PERIODS.map((value) => ({ value, label: t(`days_${value}`) }))}
        onChange={({ target }) => change({ days: target.value })}
      />
      <Select
        label={t('device')}
        value={device}
        options={DEVICES.map((value) => ({ value, label: t(`device_${value}`) }))}
        onChange={({ target }) => change({ device: target.value })}
      />
      <Select
        label={t('chartPage')}
        value={page}
        options={PAGES.map((value) => ({ value, label: t(`page-${value}`) }))}
        onChange={({ target }) => change({ page: target.value })}
      />
    </div>
  );
}

function Metrics({ period, device, page }: VitalsAddress & { period: { from: string; to: string } }) {
  const t = useTexts(vitalTexts);
  const query = device === 'all' ? period : { ...period, device };
  const { currentData: vitals, isError, refetch } = useAdminVitalsListQuery(query);
  if (isError && !vitals)
    return <ErrorState title={t('loadFailed')} text={t('loadFailedText')} onRetry={() => void refetch()} />;
  if (!vitals)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (vitals.length === 0) return <EmptyState card drawing="plate" title={t('none')} text={t('noneText')} />;
  return METRICS.map((metric) => (
    <MetricCard
      key={metric}
      metric={metric}
      vitals={vitals.filter((one) => one.metric === metric)}
      chartPage={page}
    />
  ));
}

/** How fast pages are for real visitors, by kind of page. */
export function VitalsPage() {
  const t = useTexts(vitalTexts);
  const address = useVitalsAddress();
  const { period } = address;
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <Choices address={address} />
      {period && <Metrics {...address} period={period} />}
    </>
  );
}
