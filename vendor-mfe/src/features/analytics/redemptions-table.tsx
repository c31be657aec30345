import type { AnalyticsDayView } from 'shared-ui/api/analytics';
import { useFormat, useTexts } from 'shared-ui/i18n';
import styles from './redemptions-table.module.css';
import { analyticsTexts } from './texts';

/** Table with the figures of the chart. */
export function RedemptionsTable({ series }: { series: readonly AnalyticsDayView[] }) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  return (
    <div className={styles.tableFrame} tabIndex={0} role="region" aria-label={t('redemptions')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('redemptions')}</th>
            <th scope="col">{t('revenue')}</th>
            <th scope="col">{t('before')}</th>
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map(({ date, redemptions, revenue, before }) => (
            <tr key={date}>
              <th scope="row">{format.day(date)}</th>
              <td>{format.number(redemptions)}</td>
              <td>{format.money(revenue)}</td>
              <td>{format.number(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
