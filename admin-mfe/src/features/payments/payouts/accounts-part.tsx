import { useTexts } from 'shared-ui/i18n';
import { ChipLink } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { BalanceList } from './balance-list';
import styles from '../payments.module.css';
import { PayoutList } from './payout-list';
import { PayoutRunsPart } from './payout-runs-part';
import { StatementList } from './statement-list';
import { paymentsTexts } from '../texts';

const LISTS = {
  balances: BalanceList,
  runs: PayoutRunsPart,
  statements: StatementList,
  payouts: PayoutList,
} as const;
const NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];

/** Balances, daily statements and payouts of businesses. */
export function AccountsPart() {
  const t = useTexts(paymentsTexts);
  const [query] = useSearchParams();
  const shown = NAMES.find((name) => name === query.get('list')) ?? 'balances';
  const List = LISTS[shown];
  return (
    <>
      <nav aria-label={t('accounts')} className={styles.tabs}>
        {NAMES.map((name) => (
          <ChipLink key={name} to={`/dashboard/payments?tab=accounts&list=${name}`} selected={name === shown}>
            {t(`list_${name}`)}
          </ChipLink>
        ))}
      </nav>
      <List />
    </>
  );
}
