import { adminPaymentListsRefundsTablePath } from 'shared-ui/api/paths';
import { gatewayName } from 'shared-ui/format';
import type { TableColumnsType } from 'antd';
import { type AdminRefundRowView, useRefundPageQuery } from 'shared-ui/api/admin-payments';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Select, Tag } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { fileOf, ServerTable, useListAddress } from '../../../shared/server-table';
import styles from '../payments.module.css';
import { RefundClosing } from './refund-closing';
import { paymentsTexts } from '../texts';
import { REFUND_TONES } from '../tones';

const NAMES = ['state', 'cause', 'sort'] as const;
const CHOICES = {
  state: ['promised', 'manual', 'requested', 'sending', 'completed'],
  cause: ['customer', 'admin', 'not-honoured'],
} as const;
const SORTS = { requested: { ascend: 'oldest', descend: 'newest' } } as const;

function useRefundColumns(): TableColumnsType<AdminRefundRowView> {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  return [
    {
      title: t('customer'),
      key: 'customer',
      render: (_, { paymentId, customer, gateway, amount }) => (
        <>
          <Link to={`/dashboard/payments/${paymentId}`}>{customer.name}</Link>
          <span className={styles.note}>{gatewayName(gateway, format.language)}</span>
          <span className={styles.moneyOnPhones}>{format.money(amount)}</span>
        </>
      ),
    },
    {
      title: t('state'),
      key: 'state',
      render: (_, refund) => (
        <>
          <Tag tone={REFUND_TONES[refund.state]}>{t(`refund_${refund.state}`)}</Tag>
          <span className={styles.note}>
            {refund.manualReference ? t('by', { reference: refund.manualReference }) : refund.manualReason}
          </span>
          {refund.state === 'manual' && <RefundClosing refund={refund} isOwn={refund.isOwn} />}
        </>
      ),
    },
    {
      title: t('cause'),
      key: 'cause',
      responsive: ['lg'],
      render: (_, { cause }) => t(`cause_${cause}`),
    },
    {
      title: t('amount'),
      key: 'amount',
      align: 'right',
      responsive: ['md'],
      render: (_, { amount }) => <span className={styles.money}>{format.money(amount)}</span>,
    },
    {
      title: t('requested'),
      key: 'requested',
      responsive: ['md'],
      render: (_, { createdAt }) => <span className={styles.date}>{format.dateTime(createdAt)}</span>,
    },
  ];
}

/** Refunds. By default, the oldest request is first. */
export function RefundList() {
  const t = useTexts(paymentsTexts);
  const address = useListAddress(NAMES);
  const { asked } = address;
  const list = useRefundPageQuery(asked);
  const columns = useRefundColumns();
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={t('state')}
          value={asked.state ?? ''}
          options={[
            { value: '', label: t('all') },
            ...CHOICES.state.map((value) => ({ value, label: t(`refund_${value}`) })),
          ]}
          onChange={(event) => address.change({ state: event.target.value })}
        />
        <Select
          label={t('cause')}
          value={asked.cause ?? ''}
          options={[
            { value: '', label: t('all') },
            ...CHOICES.cause.map((value) => ({ value, label: t(`cause_${value}`) })),
          ]}
          onChange={(event) => address.change({ cause: event.target.value })}
        />
      </div>
      <ServerTable
        name="refunds"
        label={t('tab_refunds')}
        list={list}
        address={address}
        columns={columns}
        sorts={SORTS}
        order={asked.state === 'completed' ? 'newest' : 'oldest'}
        file={fileOf(adminPaymentListsRefundsTablePath, asked)}
        empty={{ title: t('noRefunds'), text: t('noRefundsText') }}
      />
    </>
  );
}
