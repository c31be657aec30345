import { FileText } from 'lucide-react';
import { ownAccountPayoutsTablePath } from 'shared-ui/api/paths';
import { usePayoutPagesInfiniteQuery, type OwnPayoutView } from 'shared-ui/api/vendor-account';
import { TableFile } from 'shared-ui/dashboard';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Button, Card, Tag } from 'shared-ui/ui';
import { ListState } from './list-state';
import styles from './past-payouts.module.css';
import cards from './payouts.module.css';
import { payoutsTexts } from './texts';

export const PAYOUT_TONES = { ordered: 'waiting', paid: 'good', returned: 'bad' } as const;

function Row({ payout }: { payout: OwnPayoutView }) {
  const t = useTexts(payoutsTexts);
  const format = useFormat();
  const {
    id,
    payoutDay,
    paidAt,
    orderedAt,
    bank,
    method,
    lastFour,
    reference,
    returnedReason,
    amount,
    state,
  } = payout;
  const account = `${bank ?? t(`method_${method}`)}${lastFour ? ` ··${lastFour}` : ''}`;
  return (
    <li className={styles.row}>
      <Link to={`/dashboard/payouts/${id}`} className={styles.day}>
        {format.day(paidAt ?? payoutDay ?? orderedAt)}
      </Link>
      <span className={styles.account}>
        {[account, state === 'returned' ? returnedReason : reference].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.amount}>{format.money(amount)}</span>
      <span className={styles.state}>
        <Tag tone={PAYOUT_TONES[state]}>{t(`state_${state}`)}</Tag>
      </span>
      <FileText size={20} aria-hidden className={styles.icon} />
    </li>
  );
}

/** Payouts to the business, newest first, with those that are on their way or came back. */
export function PastPayouts() {
  const t = useTexts(payoutsTexts);
  const list = usePayoutPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const payouts = list.currentData?.pages.flatMap((page) => page.items);
  return (
    <Card className={cards.card}>
      <div className={cards.top}>
        <h2>{t('payouts')}</h2>
        <TableFile url={ownAccountPayoutsTablePath} label={t('csv')} />
      </div>
      <ListState list={list} count={payouts?.length} empty={[t('noPayouts'), t('noPayoutsText')]}>
        <div className={styles.heads} aria-hidden>
          <span>{t('date')}</span>
          <span>{t('toReference')}</span>
          <span>{t('amount')}</span>
          <span>{t('state')}</span>
        </div>
        <ul className={styles.rows}>
          {payouts?.map((payout) => (
            <Row key={payout.id} payout={payout} />
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            variant="outline"
            className={cards.more}
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
