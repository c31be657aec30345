import { useTexts } from 'shared-ui/i18n';
import { ChipLink } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { AccountsPart } from './payouts/accounts-part';
import { ApprovalsPart } from './approvals/approvals-part';
import { PaymentList } from './payment-list';
import styles from './payments.module.css';
import { ReconciliationPart } from './settlements/reconciliation-part';
import { RefundList } from './refunds/refund-list';
import { SettlementsPart } from './settlements/settlements-part';
import { paymentsTexts } from './texts';

const TABS = ['payments', 'refunds', 'reconciliation', 'settlements', 'accounts', 'approvals'] as const;

const PARTS = {
  payments: PaymentList,
  refunds: RefundList,
  reconciliation: ReconciliationPart,
  settlements: SettlementsPart,
  accounts: AccountsPart,
  approvals: ApprovalsPart,
} as const;

/** Payments, refunds, reconciliation and vendor balances. */
export function PaymentsPage() {
  const t = useTexts(paymentsTexts);
  const [query] = useSearchParams();
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'payments';
  const Part = PARTS[tab];
  return (
    <>
      <h1>{t('title')}</h1>
      <nav aria-label={t('tabs')} className={styles.tabs}>
        {TABS.map((one) => (
          <ChipLink key={one} to={`/dashboard/payments?tab=${one}`} selected={one === tab}>
            {t(`tab_${one}`)}
          </ChipLink>
        ))}
      </nav>
      <Part />
    </>
  );
}
