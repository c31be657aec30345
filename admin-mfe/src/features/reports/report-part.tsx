import { useAdminReportsReadQuery, type ReportView } from 'shared-ui/api/admin-reports';
import { adminReportsTablePath } from 'shared-ui/api/paths';
import { TrendChart } from 'shared-ui/charts';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Card, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { TableFile } from 'shared-ui/dashboard';
import { measureText } from './measure-text';
import type { Period } from './period';
import type { Group, ReportName } from './report-address';
import { ReportRows } from './report-rows';
import { ReportTotal } from './report-total';
import styles from './reports.module.css';
import { reportsTexts } from './texts';
import { useValue } from './use-values';

const HEIGHT = 260;

/** Title and line chart of the first figure over time. */
function Trend({ report }: { report: ReportView }) {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  const value = useValue();
  const [measure] = report.measures;
  if (!measure) return null;
  const says = t('chartSays', {
    what: t(measureText(measure.name)),
    now: value(report.total[0], measure.unit),
    before: value(report.previous[0], measure.unit),
    from: format.day(report.from),
    to: format.day(report.to),
  });
  /** The axis shows rupees. */
  const parts = measure.unit === 'paisa' ? 100 : 1;
  const isTime = report.by === 'day' || report.by === 'week' || report.by === 'month';
  return (
    <>
      <p className={styles.says}>{says}</p>
      {isTime && (
        <div role="img" aria-label={says} className={styles.chart}>
          <TrendChart
            points={report.rows.map(({ key, values, previous }) => ({
              date: key,
              now: (values[0] ?? 0) / parts,
              before: (previous[0] ?? 0) / parts,
            }))}
            height={HEIGHT}
            words={({ now, before }) => ({
              now: value(now * parts, measure.unit),
              before: t('beforeValue', { value: value((before ?? 0) * parts, measure.unit) }),
            })}
            waiting={<SkeletonBlock className={styles.chartBone} />}
          />
        </div>
      )}
    </>
  );
}

interface ReportPartProps extends Period {
  name: Exclude<ReportName, 'returning' | 'points' | 'recurring' | 'honour'>;
  by: Group;
}

/** Report with totals, a chart and a table. */
export function ReportPart({ name, by, from, to }: ReportPartProps) {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  const { currentData: report, isError, refetch } = useAdminReportsReadQuery({ name, by, from, to });
  if (isError && !report)
    return <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!report)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  const isEmpty = [...report.total, ...report.previous].every((value) => !value);
  if (isEmpty) return <EmptyState card drawing="plate" title={t('empty')} text={t('emptyText')} />;
  return (
    <>
      <ReportTotal report={report} />
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2>{t(`report_${name}`)}</h2>
          <TableFile
            url={`${adminReportsTablePath(name)}?${new URLSearchParams({ from, to, by }).toString()}`}
          />
        </div>
        <Trend report={report} />
        <ReportRows report={report} />
        {report.rowCount > report.rows.length && (
          <p className={styles.note}>
            {t('moreRows', { shown: format.number(report.rows.length), all: format.number(report.rowCount) })}
          </p>
        )}
      </Card>
    </>
  );
}
