import type { VitalView } from 'shared-ui/api/admin-reports';
import { TrendChart } from 'shared-ui/charts';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card, SkeletonBlock, Tag } from 'shared-ui/ui';
import { vitalTexts } from './texts';
import { type Metric, percentsOf, ratingOf, valueText } from './vital-value';
import { PAGES, type VitalsAddress } from './vitals-address';
import styles from './vitals.module.css';

const HEIGHT = 200;
const TONES = { good: 'good', needsWork: 'waiting', poor: 'bad' } as const;

interface MetricCardProps {
  metric: Metric;
  vitals: readonly VitalView[];
  chartPage: VitalsAddress['page'];
}

function useValueText(metric: Metric): (value: number) => string {
  const t = useTexts(vitalTexts);
  const format = useFormat();
  return (value) =>
    valueText(metric, value, { number: format.number, texts: (key, values) => t(key, values) });
}

/** One kind of page: its value, and the share of visits by the targets. */
function PageRow({ vital }: { vital: VitalView }) {
  const t = useTexts(vitalTexts);
  const format = useFormat();
  const text = useValueText(vital.metric);
  const rating = ratingOf(vital.p75, vital);
  const percents = percentsOf(vital);
  const visits = vital.good + vital.needsWork + vital.poor;
  const shares = t('shares', {
    good: format.number(percents.good),
    needsWork: format.number(percents.needsWork),
    poor: format.number(percents.poor),
  });
  return (
    <li className={styles.row}>
      <b>{t(`page-${vital.page}`)}</b>
      <span className={styles.value}>
        {text(vital.p75)} <Tag tone={TONES[rating]}>{t(rating)}</Tag>
      </span>
      <span className={styles.shares}>
        <svg className={styles.track} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.good} width={percents.good} height={8} />
          <rect className={styles.needsWork} x={percents.good} width={percents.needsWork} height={8} />
          <rect className={styles.poor} x={100 - percents.poor} width={percents.poor} height={8} />
        </svg>
        <span className={styles.quiet}>{shares}</span>
      </span>
      <span className={styles.quiet}>{t('visits', { count: visits })}</span>
    </li>
  );
}

/** The line of one kind of page. */
function PageChart({ metric, vital, page }: { metric: Metric; vital: VitalView | undefined; page: string }) {
  const t = useTexts(vitalTexts);
  const text = useValueText(metric);
  /** The axis shows whole numbers. */
  const scale = metric === 'cls' ? 1_000 : 1;
  if (!vital) return <p className={styles.quiet}>{t('noChart', { page })}</p>;
  return (
    <>
      <h3 className={styles.chartTitle}>{t(metric === 'cls' ? 'chartTitleCls' : 'chartTitle', { page })}</h3>
      <div role="img" aria-label={t('chartSays', { page, value: text(vital.p75) })}>
        <TrendChart
          points={vital.days.map(({ day, p75 }) => ({ date: day, now: p75 * scale }))}
          height={HEIGHT}
          words={({ now }) => ({ now: text(now / scale) })}
          waiting={<SkeletonBlock className={styles.chartBone} />}
        />
      </div>
    </>
  );
}

/** One web vital: each kind of page with its value, and the course of one of them. */
export function MetricCard({ metric, vitals, chartPage }: MetricCardProps) {
  const t = useTexts(vitalTexts);
  const text = useValueText(metric);
  const [first] = vitals;
  if (!first) return null;
  const ordered = PAGES.flatMap((page) => vitals.find((one) => one.page === page) ?? []);
  return (
    <Card className={styles.card}>
      <h2>{t(`metric_${metric}`)}</h2>
      <p className={styles.quiet}>
        {t(`about_${metric}`)} {t('target', { good: text(first.targetGood), poor: text(first.targetPoor) })}
      </p>
      <ul aria-label={t('pagesOf', { metric: t(`metric_${metric}`) })}>
        {ordered.map((vital) => (
          <PageRow key={vital.page} vital={vital} />
        ))}
      </ul>
      <PageChart
        metric={metric}
        vital={ordered.find(({ page }) => page === chartPage)}
        page={t(`page-${chartPage}`)}
      />
    </Card>
  );
}
