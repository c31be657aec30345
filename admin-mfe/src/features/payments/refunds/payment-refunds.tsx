import type { AdminPaymentView } from 'shared-ui/api/admin-payments';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import styles from '../payments.module.css';
import { RefundClosing } from './refund-closing';
import { paymentsTexts } from '../texts';
import { REFUND_TONES } from '../tones';

/** Refunds of a payment with their states. */
export function PaymentRefunds({ refunds, isOwn }: Pick<AdminPaymentView, 'refunds' | 'isOwn'>) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  if (refunds.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('tab_refunds')}</h2>
      <ul className={styles.history}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <span className={styles.note}>{format.dateTime(refund.createdAt)}</span>
            <span className={styles.tags}>
              <b>{format.money(refund.amount)}</b>
              <Tag tone={REFUND_TONES[refund.state]}>{t(`refund_${refund.state}`)}</Tag>
              {t(`cause_${refund.cause}`)}
            </span>
            <span>
              {refund.manualReference ? t('by', { reference: refund.manualReference }) : refund.manualReason}
            </span>
            {refund.state === 'manual' && (
              <span>
                <RefundClosing refund={refund} isOwn={isOwn} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
