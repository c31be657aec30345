import { gatewayName } from 'shared-ui/format';
import type { TableColumnsType } from 'antd';
import type { AdminPaymentRowView } from 'shared-ui/api/admin-payments';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './payments.module.css';
import { paymentsTexts } from './texts';
import { PAYMENT_TONES, REFUND_STAGES } from './tones';

export const PAYMENT_SORTS = {
  begun: { ascend: 'oldest', descend: 'newest' },
  amount: { descend: 'amount' },
} as const;

/** Columns of the payment list. */
export function usePaymentColumns(): TableColumnsType<AdminPaymentRowView> {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  return [
    {
      title: t('payment'),
      key: 'payment',
      render: (_, { id, reference, gateway }) => (
        <>
          <Link to={`/dashboard/payments/${id}`} className={styles.code}>
            {reference}
          </Link>
          <span className={styles.note}>{gatewayName(gateway, format.language)}</span>
        </>
      ),
    },
    {
      title: t('customer'),
      key: 'customer',
      responsive: ['md'],
      render: (_, { customer }) => (
        <>
          <Link to={`/dashboard/users/${customer.id}`}>{customer.name}</Link>
          <span className={styles.note}>{customer.email}</span>
        </>
      ),
    },
    {
      title: t('state'),
      key: 'state',
      render: (_, { state, need }) => (
        <span className={styles.tags}>
          <Tag tone={PAYMENT_TONES[state]}>{t(`state_${state}`)}</Tag>
          {need && <Tag tone="bad">{t(`need_${need}`)}</Tag>}
        </span>
      ),
    },
    {
      title: t('amount'),
      key: 'amount',
      align: 'right',
      render: (_, { amount, refundSums }) => (
        <span className={styles.money}>
          {format.money(amount)}
          {REFUND_STAGES.filter((stage) => refundSums[stage] > 0).map((stage) => (
            <span key={stage} className={styles.note}>
              {t(`${stage}Of`, { amount: format.money(refundSums[stage]) })}
            </span>
          ))}
        </span>
      ),
    },
    {
      title: t('begun'),
      key: 'begun',
      responsive: ['lg'],
      render: (_, { createdAt }) => <span className={styles.date}>{format.dateTime(createdAt)}</span>,
    },
  ];
}
