import {
  useAdminReportsPointOutliersQuery,
  type OutlierGroupView,
  type OutlierView,
} from 'shared-ui/api/admin-reports';
import { businessNameIn, useFormat, useLanguage, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Card, ErrorState, Skeleton } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import type { Period } from './period';
import styles from './reports.module.css';
import { reportsTexts } from './texts';

const GROUPS = ['people', 'businesses', 'pairs'] as const;

function Who({ user, vendor }: OutlierView) {
  const language = useLanguage();
  return (
    <>
      {user && <Link to={`/dashboard/users/${user.id}`}>{user.name}</Link>}
      {user && vendor && ', '}
      {vendor && <Link to={`/dashboard/vendors/${vendor.id}`}>{businessNameIn(language, vendor)}</Link>}
    </>
  );
}

function Group({ name, group }: { name: (typeof GROUPS)[number]; group: OutlierGroupView }) {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  const { counted, median, rows } = group;
  const title = t(`outliers_${name}`);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{title}</h2>
      </div>
      <p className={styles.says}>
        {t('outliersSay', { counted: format.number(counted), median: format.number(median) })}{' '}
        {rows.length === 0 && t('noOutliers')}
      </p>
      {rows.length > 0 && (
        <div className={styles.frame} tabIndex={0} role="region" aria-label={title}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['who', 'pointsEarned', 'uses', 'timesMedian'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.user?.id}/${row.vendor?.id}`}>
                  <th scope="row">
                    <Who {...row} />
                  </th>
                  <td>{format.number(row.points)}</td>
                  <td>{format.number(row.uses)}</td>
                  <td>{format.number(row.timesMedian)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

/** Customers with unusually many points, compared with the median (rule RP6). */
export function PointsPart({ from, to }: Period) {
  const t = useTexts(reportsTexts);
  const { currentData: report, isError, refetch } = useAdminReportsPointOutliersQuery({ from, to });
  if (isError && !report)
    return <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!report)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  return (
    <>
      {GROUPS.map((name) => (
        <Group key={name} name={name} group={report[name]} />
      ))}
    </>
  );
}
