import { adminPaymentsSlipPath } from 'shared-ui/api/paths';
import { gatewayName } from 'shared-ui/format';
import type { ReactNode } from 'react';
import type { AdminPaymentView } from 'shared-ui/api/admin-payments';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import styles from '../payments.module.css';
import { paymentsTexts } from '../texts';
import { REFUND_STAGES } from '../tones';

/** Customer, gateway, purpose and amounts of a payment. */
export function PaymentFacts({ payment }: { payment: AdminPaymentView }) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const { customer, gateway, purpose, amount, refundSums, feePaisa, transactionId } = payment;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      t('customer'),
      <>
        <Link to={`/dashboard/users/${customer.id}`}>{customer.name}</Link>
        <span className={styles.note}>{customer.email}</span>
      </>,
    ],
    [t('gateway'), gatewayName(gateway, format.language)],
    [t('purpose'), t(`purpose_${purpose}`)],
    [t('amount'), format.money(amount)],
    ...REFUND_STAGES.filter((stage) => refundSums[stage] > 0).map(
      (stage) => [t(`${stage}Sum`), format.money(refundSums[stage])] as const,
    ),
    [t('fees'), format.money(feePaisa / 100)],
    [t('transaction'), transactionId && <span className={styles.code}>{transactionId}</span>],
    [
      t('slip'),
      payment.slipAt && (
        <a href={adminPaymentsSlipPath(payment.id)} download>
          {t('slipOf', { time: format.dateTime(payment.slipAt) })}
        </a>
      ),
    ],
    [t('begun'), format.dateTime(payment.createdAt)],
    [t('paidAt'), payment.completedAt && format.dateTime(payment.completedAt)],
    [t('expires'), payment.state === 'pending' && format.dateTime(payment.expiresAt)],
    [t('nextLook'), payment.nextLookAt && gateway !== 'bank-transfer' && format.dateTime(payment.nextLookAt)],
  ];
  return (
    <dl className={`${styles.card} ${styles.facts}`}>
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
