import type { DailyCloseView, DrawerView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import parts from './day.module.css';
import styles from './close-table.module.css';
import { dailyCloseTexts } from './texts';

/** What each person accepted on the day. */
export function PeopleTable({ close, drawer }: { close: DailyCloseView; drawer: DrawerView }) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  if (close.rows.length === 0) return null;
  return (
    <Card className={parts.card}>
      <h2>{t('byPerson')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('acceptedBy')}</th>
            <th scope="col">{t('used')}</th>
            <th scope="col">{t('charged')}</th>
            <th scope="col">{t('cash')}</th>
          </tr>
        </thead>
        <tbody>
          {close.rows.map(({ staffId, keyId, staffName, redemptions, revenue, cash }) => (
            <tr key={`${staffId}/${keyId}`}>
              <th scope="row">{staffName || t('formerStaff')}</th>
              <td>{format.number(redemptions)}</td>
              <td>{format.money(revenue)}</td>
              <td>{format.money(cash ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{format.number(close.totals.redemptions)}</td>
            <td>{format.money(close.totals.revenue)}</td>
            <td>{format.money(drawer.cash)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
