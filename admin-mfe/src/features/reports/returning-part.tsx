import {
  useAdminReportsReturningQuery,
  type CohortSumView,
  type ReturningView,
} from 'shared-ui/api/admin-reports';
import { adminReportsReturningTablePath } from 'shared-ui/api/paths';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Card, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { TableFile } from 'shared-ui/dashboard';
import type { Period } from './period';
import styles from './reports.module.css';
import { shadeOf, shareOf } from './share';
import { reportsTexts } from './texts';

/** Cohort table: one row per month of first use, one column per later month. */
function ReturningCustomersTable({ rows }: Pick<ReturningView, 'rows'>) {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  const months = Math.max(1, ...rows.map(({ returned }) => returned.length));
  const later = Array.from({ length: months }, (_, n) => n + 1);
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={t('table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('firstUse')}</th>
            <th scope="col">{t('m_newCustomers')}</th>
            {later.map((n) => (
              <th key={n} scope="col">
                {t('monthsLater', { count: n, shown: format.number(n) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, size, returned }) => (
            <tr key={month}>
              <th scope="row">{t('from_', { date: format.day(month) })}</th>
              <td>
                <b>{format.number(size)}</b>
              </td>
              {later.map((n) => {
                const percent = shareOf(returned[n - 1], size);
                return (
                  <td key={n}>
                    {percent === null ? (
                      '–'
                    ) : (
                      <span className={styles[`shade${shadeOf(percent)}`]}>
                        {t('percent', { value: format.number(percent) })}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Share of customers that returned, by the month of their first use. */
export function ReturningPart({ from, to }: Period) {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  const { currentData: report, isError, refetch } = useAdminReportsReturningQuery({ from, to });
  if (isError && !report)
    return <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!report)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (report.total.size === 0 && report.previous.size === 0)
    return <EmptyState card drawing="plate" title={t('empty')} text={t('emptyText')} />;
  const share = ({ returned, size }: CohortSumView) => {
    const percent = shareOf(returned, size);
    return percent === null ? '–' : t('percent', { value: format.number(percent) });
  };
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('report_returning')}</h2>
        <TableFile
          url={`${adminReportsReturningTablePath}?${new URLSearchParams({ from, to }).toString()}`}
        />
      </div>
      <p className={styles.says}>
        {t(report.previous.size > 0 ? 'returningSays' : 'returningFirst', {
          count: report.total.size,
          size: format.number(report.total.size),
          share: share(report.total),
          before: share(report.previous),
        })}
      </p>
      <ReturningCustomersTable rows={report.rows} />
    </Card>
  );
}
