import { useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { BalanceCard } from './balance-card';
import { DayList } from './day-list';
import { NextPayoutCard } from './next-payout-card';
import { PayoutAccountCard } from './payout-account-card';
import { PayoutList } from './payout-list';
import { PayoutStatement } from './payout-statement';
import styles from './statements.module.css';
import { statementsTexts } from './texts';

/** Balance, daily statements and payouts of the business. `?payout=` selects one payout. */
export function StatementsPage() {
  const t = useTexts(statementsTexts);
  const { user } = useCurrentUser();
  const [query] = useSearchParams();
  const payout = query.get('payout');
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.stack}>
        {payout ? (
          <PayoutStatement id={payout} />
        ) : (
          <>
            <BalanceCard />
            <NextPayoutCard />
            {user?.staffOf?.role === 'owner' && <PayoutAccountCard />}
            <DayList />
            <PayoutList />
          </>
        )}
      </div>
    </>
  );
}
