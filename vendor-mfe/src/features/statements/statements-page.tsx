import { useTexts } from 'shared-ui/i18n';
import { BalanceCard } from './balance-card';
import { DayList } from './day-list';
import { PayoutList } from './payout-list';
import styles from './statements.module.css';
import { statementsTexts } from './texts';

/** What the business is owed, how it came about day by day, and what was paid. */
export function StatementsPage() {
  const t = useTexts(statementsTexts);
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.stack}>
        <BalanceCard />
        <DayList />
        <PayoutList />
      </div>
    </>
  );
}
