import { ownAccountPayoutsTablePath } from 'shared-ui/api/paths';
import { usePayoutPagesInfiniteQuery } from 'shared-ui/api/vendor-account';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { TableFile } from 'shared-ui/dashboard';
import { Button, Card } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { ListState } from './list-state';
import styles from './statements.module.css';
import { statementsTexts } from './texts';

/** Payouts to the business, newest first. */
export function PayoutList() {
  const t = useTexts(statementsTexts);
  const format = useFormat();
  const list = usePayoutPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const payouts = list.currentData?.pages.flatMap((page) => page.items);
  return (
    <Card className={styles.card}>
      <div className={styles.top}>
        <h2>{t('payouts')}</h2>
        <TableFile url={ownAccountPayoutsTablePath} label={t('download')} />
      </div>
      <ListState list={list} count={payouts?.length} empty={[t('noPayouts'), t('noPayoutsText')]}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('paidAt')}</th>
              <th scope="col" className={styles.text}>
                {t('reference')}
              </th>
              <th scope="col">{t('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {payouts?.map((payout) => (
              <tr key={payout.id}>
                <th scope="row">{format.shortDate(payout.paidAt)}</th>
                <td className={styles.text}>
                  <Link to={`?payout=${payout.id}`}>{payout.reference}</Link>
                  <span className={styles.small}>
                    {t(`method_${payout.method}`)}
                    {payout.state === 'returned' && ` · ${t('state_returned')}`}
                  </span>
                </td>
                <td>{format.money(payout.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {list.hasNextPage && (
          <Button
            variant="outline"
            className={styles.more}
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('showMore')}
          </Button>
        )}
      </ListState>
    </Card>
  );
}
