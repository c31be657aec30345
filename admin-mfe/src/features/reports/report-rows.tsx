import type { ReportRowView, ReportView } from 'shared-ui/api/admin-reports';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { measureText } from './measure-text';
import styles from './reports.module.css';
import { reportsTexts } from './texts';
import { useValue } from './use-values';

/** Label of a row in the selected grouping. */
function RowName({ row, by }: { row: ReportRowView; by: ReportView['by'] }) {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  const name = inLanguage(format.language, row.label, row.labelNe) || t('noName');
  if (by === 'vendor') return <Link to={`/dashboard/vendors/${row.key}`}>{name}</Link>;
  if (by === 'city' || by === 'category') return name;
  return by === 'day' ? format.day(row.key) : t('from_', { date: format.day(row.key) });
}

/** Table with every figure of a report. A bar shows the size of the first one. */
export function ReportRows({ report }: { report: ReportView }) {
  const t = useTexts(reportsTexts);
  const value = useValue();
  const { measures, rows, by } = report;
  const most = Math.max(1, ...rows.map(({ values }) => values[0] ?? 0));
  const isTime = by === 'day' || by === 'week' || by === 'month';
  const shown = isTime ? rows.toReversed() : rows;
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={t('table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`by_${by}`)}</th>
            {measures.flatMap(({ name }) => [
              <th key={name} scope="col">
                {t(measureText(name))}
              </th>,
              <th key={`${name}-before`} scope="col">
                {t('before')}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <RowName row={row} by={by} />
                {!isTime && (
                  <span
                    aria-hidden
                    className={styles.size}
                    style={{ width: `${((row.values[0] ?? 0) / most) * 100}%` }}
                  />
                )}
              </th>
              {measures.flatMap(({ name, unit }, n) => [
                <td key={name}>
                  <b>{value(row.values[n], unit)}</b>
                </td>,
                <td key={`${name}-before`} className={styles.then}>
                  {value(row.previous[n], unit)}
                </td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
