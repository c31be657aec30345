import type { ReactNode } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import type { OpenPayment } from '../../shared/payments/use-pay';
import { PayForm } from '../../shared/payments/pay-form';
import styles from './plan-payment.module.css';
import { planPaymentTexts } from './texts';

export interface PlanSummary {
  plan: string;
  change: 'start' | 'renewal' | 'upgrade';
  cycle: 'monthly' | 'yearly';
  /** In whole rupees. */
  price: number;
  credit: number;
  due: number;
  /** Start of the period; null if it starts with the payment. */
  startsAt: string | null;
  /** Benefits, one sentence each. */
  gains: readonly string[];
}

interface PlanCheckoutProps {
  summary: PlanSummary;
  open: OpenPayment;
  /** Content above the payment methods. */
  children?: ReactNode;
}

/** Checkout of a plan: price, credit, amount due and payment methods. */
export function PlanCheckout({ summary, open, children }: PlanCheckoutProps) {
  const t = useTexts(planPaymentTexts);
  const format = useFormat();
  const { plan, change, cycle, price, credit, due, startsAt, gains } = summary;
  return (
    <div className={styles.grid}>
      <Card className={styles.ways}>
        {children}
        <PayForm amount={due} open={open} />
      </Card>
      <Card className={styles.summary}>
        <h2>{t(change, { plan, cycle: t(cycle) })}</h2>
        <dl className={styles.sums}>
          <div>
            <dt>{t('price')}</dt>
            <dd>{format.planPrice(price)}</dd>
          </div>
          {credit > 0 && (
            <div>
              <dt>{t('credit')}</dt>
              <dd>− {format.planPrice(credit)}</dd>
            </div>
          )}
          <div className={styles.due}>
            <dt>{t('due')}</dt>
            <dd>{format.planPrice(due)}</dd>
          </div>
        </dl>
        <p>{startsAt ? t('follows', { date: format.date(startsAt) }) : t('begins')}</p>
        {gains.map((gain) => (
          <p key={gain}>{gain}</p>
        ))}
        <p className={styles.quiet}>{t('vat')}</p>
      </Card>
    </div>
  );
}
