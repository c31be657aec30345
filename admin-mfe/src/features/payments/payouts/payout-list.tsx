import { adminAccountTablesPayoutsPath } from 'shared-ui/api/paths';
import { gatewayName } from 'shared-ui/format';
import type { TableColumnsType } from 'antd';
import { type AdminPayoutView, usePayoutPageQuery } from 'shared-ui/api/admin-vendor-accounts';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { fileOf, ServerTable, useListAddress } from '../../../shared/server-table';
import styles from '../payments.module.css';
import { paymentsTexts } from '../texts';

const SORTS = { paid: { ascend: 'oldest', descend: 'newest' } } as const;

/** Payouts to businesses. */
export function PayoutList() {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const address = useListAddress(['vendor', 'sort']);
  const { asked } = address;
  const list = usePayoutPageQuery(asked);
  const columns: TableColumnsType<AdminPayoutView> = [
    {
      title: t('business'),
      key: 'business',
      render: (_, { vendor }) => (
        <Link to={`/dashboard/vendors/${vendor.id}`}>{businessNameIn(format.language, vendor)}</Link>
      ),
    },
    {
      title: t('amount'),
      key: 'amount',
      align: 'right',
      render: (_, { amount }) => <span className={styles.money}>{format.money(amount)}</span>,
    },
    {
      title: t('reference'),
      key: 'reference',
      render: (_, { reference, method }) => (
        <>
          <span className={styles.code}>{reference}</span>
          <span className={styles.note}>{gatewayName(method, format.language)}</span>
        </>
      ),
    },
    {
      title: t('paidAt'),
      key: 'paid',
      responsive: ['md'],
      render: (_, { paidAt }) => <span className={styles.date}>{format.dateTime(paidAt)}</span>,
    },
    { title: t('admin'), key: 'admin', dataIndex: 'paidBy', responsive: ['lg'] },
  ];
  return (
    <ServerTable
      name="payouts"
      label={t('list_payouts')}
      list={list}
      address={address}
      columns={columns}
      sorts={SORTS}
      file={fileOf(adminAccountTablesPayoutsPath, asked)}
      empty={{ title: t('noPayouts'), text: t('noPayoutsText') }}
    />
  );
}
