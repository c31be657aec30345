import { useAdminReportsRecurringQuery, type RecurringRowView } from 'shared-ui/api/admin-reports';
import { adminReportsRecurringTablePath } from 'shared-ui/api/paths';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Card, EmptyState, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import { TableFile } from 'shared-ui/dashboard';
import styles from './reports.module.css';
import { reportsTexts } from './texts';

function Rows({ rows }: { rows: readonly RecurringRowView[] }) {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  const sum = rows.reduce((all, { monthlyPaisa }) => all + monthlyPaisa, 0);
  const count = rows.reduce((all, row) => all + row.count, 0);
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={t('table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('plan')}</th>
            <th scope="col">{t('plans')}</th>
            <th scope="col">{t('monthly')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.plan} ${row.billingCycle}`}>
              <th scope="row">
                {[
                  t(`kind_${row.kind}`),
                  inLanguage(format.language, row.name, row.nameNe),
                  t(`cycle_${row.billingCycle}`),
                ].join(' · ')}
              </th>
              <td>{format.number(row.count)}</td>
              <td>
                <b>{format.planPrice(Math.round(row.monthlyPaisa / 100))}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('allPlans')}</th>
            <td>{format.number(count)}</td>
            <td>
              <b>{format.planPrice(Math.round(sum / 100))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Running plans of businesses and memberships, with their income of a month. */
export function RecurringPart() {
  const t = useTexts(reportsTexts);
  const { data: rows, isError, refetch } = useAdminReportsRecurringQuery();
  if (isError && !rows)
    return <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!rows)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (rows.length === 0)
    return <EmptyState card drawing="plate" title={t('noPlans')} text={t('noPlansText')} />;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('report_recurring')}</h2>
        <TableFile url={adminReportsRecurringTablePath} />
      </div>
      <Rows rows={rows} />
    </Card>
  );
}
