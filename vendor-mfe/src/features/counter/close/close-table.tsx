import type { DailyCloseRowView, DailyCloseView, DailySumsView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import styles from './close-table.module.css';
import { dailyCloseTexts } from './texts';

function Sums({ sums }: { sums: DailySumsView }) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const { redemptions, revenue, voids, voidedAmount } = sums;
  return (
    <>
      <td>{format.number(redemptions)}</td>
      <td>{format.money(revenue)}</td>
      <td>
        {voids > 0
          ? t('voidedOf', { count: voids, amount: format.money(voidedAmount) })
          : format.number(voids)}
      </td>
    </>
  );
}

function Row({ row }: { row: DailyCloseRowView }) {
  const t = useTexts(dailyCloseTexts);
  return (
    <tr>
      <th scope="row">
        {row.staffName || t('formerStaff')}
        <span className={styles.small}>{row.branchName ?? t('noBranch')}</span>
      </th>
      <Sums sums={row} />
    </tr>
  );
}

/** One row per staff member and branch, with the totals. */
export function CloseTable({ close }: { close: DailyCloseView }) {
  const t = useTexts(dailyCloseTexts);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('acceptedBy')}</th>
          <th scope="col">{t('uses')}</th>
          <th scope="col">{t('charged')}</th>
          <th scope="col">{t('voids')}</th>
        </tr>
      </thead>
      <tbody>
        {close.rows.map((row) => (
          <Row key={`${row.branchId}/${row.staffId}/${row.keyId}`} row={row} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <Sums sums={close.totals} />
        </tr>
      </tfoot>
    </table>
  );
}
