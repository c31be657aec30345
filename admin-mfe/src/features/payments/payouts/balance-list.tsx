import type { TableColumnsType } from 'antd';
import { type BalanceView, useBalancePageQuery } from 'shared-ui/api/admin-vendor-accounts';
import { adminAccountTablesBalancesPath } from 'shared-ui/api/paths';
import { SearchField } from 'shared-ui/dashboard';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { fileOf, ServerTable, useListAddress } from '../../../shared/server-table';
import styles from '../payments.module.css';
import { PayoutButton } from './payout-button';
import { paymentsTexts } from '../texts';

const SORTS = { owed: { ascend: 'least', descend: 'most' } } as const;

function useBalanceColumns(): TableColumnsType<BalanceView> {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  return [
    {
      title: t('business'),
      key: 'business',
      render: (_, { vendor }) => (
        <>
          <Link className={styles.way} to={`/dashboard/vendors/${vendor.id}`}>
            {businessNameIn(format.language, vendor)}
          </Link>
          <Link
            className={`${styles.note} ${styles.way}`}
            to={`/dashboard/payments?tab=accounts&list=statements&vendor=${vendor.id}`}
          >
            {t('list_statements')}
          </Link>
        </>
      ),
    },
    {
      title: t('owed'),
      key: 'owed',
      align: 'right',
      render: (_, { owedPaisa, unusedPaisa }) => (
        <>
          <span className={styles.money}>{format.money(owedPaisa / 100)}</span>
          {unusedPaisa > 0 && (
            <span className={styles.note}>{t('unused', { amount: format.money(unusedPaisa / 100) })}</span>
          )}
        </>
      ),
    },
    {
      title: t('lastPaid'),
      key: 'lastPaid',
      responsive: ['md'],
      render: (_, { lastPaidAt }) => (lastPaidAt ? format.date(lastPaidAt) : t('never')),
    },
    {
      title: t('actions'),
      key: 'actions',
      render: (_, { vendor, owedPaisa }) =>
        owedPaisa >= 100 ? <PayoutButton vendor={vendor} owed={Math.floor(owedPaisa / 100)} /> : '–',
    },
  ];
}

/** Amounts owed to businesses, the largest first. */
export function BalanceList() {
  const t = useTexts(paymentsTexts);
  const address = useListAddress(['search', 'sort']);
  const { asked } = address;
  const list = useBalancePageQuery(asked);
  const columns = useBalanceColumns();
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label={t('searchBusiness')}
          value={asked.search ?? ''}
          className={styles.search}
          onSearch={(search) => address.change({ search })}
        />
      </div>
      <ServerTable
        name="balances"
        label={t('list_balances')}
        list={list}
        address={address}
        columns={columns}
        sorts={SORTS}
        order="most"
        file={fileOf(adminAccountTablesBalancesPath, asked)}
        empty={{ title: t('noBalances'), text: t('noBalancesText') }}
      />
    </>
  );
}
