import { usePaymentPageQuery } from 'shared-ui/api/admin-payments';
import { adminPaymentListsPaymentsTablePath } from 'shared-ui/api/paths';
import { SearchField } from 'shared-ui/dashboard';
import { GATEWAYS, gatewayName } from 'shared-ui/format';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Select, TextField } from 'shared-ui/ui';
import { fileOf, ServerTable, useListAddress } from '../../shared/server-table';
import { PAYMENT_SORTS, usePaymentColumns } from './payment-columns';
import styles from './payments.module.css';
import { paymentsTexts } from './texts';

const NAMES = ['search', 'state', 'gateway', 'purpose', 'needs', 'from', 'to', 'sort'] as const;
const CHOICES = {
  needs: ['attention'],
  state: ['pending', 'completed', 'failed', 'canceled', 'partially_refunded', 'refunded'],
  gateway: GATEWAYS,
  purpose: ['order', 'membership', 'subscription'],
} as const;
const FILTERS = ['needs', 'state', 'gateway', 'purpose'] as const;

/** Returns the label of a filter option. */
function useChoiceName(): (filter: (typeof FILTERS)[number], value: string) => string {
  const t = useTexts(paymentsTexts);
  const language = useLanguage();
  return (filter, value) =>
    filter === 'gateway' ? gatewayName(value, language) : t(`${filter}_${value}` as 'needs_attention');
}

/** Payments of all gateways. */
export function PaymentList() {
  const t = useTexts(paymentsTexts);
  const nameOf = useChoiceName();
  const address = useListAddress(NAMES);
  const { asked } = address;
  const list = usePaymentPageQuery(asked);
  const columns = usePaymentColumns();
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label={t('search')}
          value={asked.search ?? ''}
          className={styles.search}
          onSearch={(search) => address.change({ search })}
        />
        {FILTERS.map((name) => (
          <Select
            key={name}
            label={t(name)}
            value={asked[name] ?? ''}
            options={[
              { value: '', label: t('all') },
              ...CHOICES[name].map((value) => ({ value, label: nameOf(name, value) })),
            ]}
            onChange={(event) => address.change({ [name]: event.target.value })}
          />
        ))}
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(name)}
            value={asked[name] ?? ''}
            onChange={(event) => address.change({ [name]: event.target.value })}
          />
        ))}
      </div>
      <ServerTable
        name="payments"
        label={t('tab_payments')}
        list={list}
        address={address}
        columns={columns}
        sorts={PAYMENT_SORTS}
        order={asked.needs ? 'oldest' : 'newest'}
        file={fileOf(adminPaymentListsPaymentsTablePath, asked)}
        empty={{ title: t('noPayments'), text: t('noPaymentsText') }}
      />
    </>
  );
}
