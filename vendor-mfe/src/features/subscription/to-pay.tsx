import type { VendorSubscriptionView } from 'shared-ui/api/subscriptions';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, Button, ButtonLink, useNow } from 'shared-ui/ui';
import { type BillingCycle, daysUntil } from './plan-labels';
import styles from './subscription.module.css';
import { subscriptionTexts } from './texts';
import { useChoosePlan } from './use-choose-plan';

interface ToPayProps {
  own: VendorSubscriptionView;
  isOwner: boolean;
}

type Plan = VendorSubscriptionView['plan'];

/** Links to the open order, or creates a new one. */
function PayButton({ own, plan, cycle }: { own: VendorSubscriptionView; plan: Plan; cycle: BillingCycle }) {
  const t = useTexts(subscriptionTexts);
  const format = useFormat();
  const { take, busy } = useChoosePlan();
  if (own.planOrder)
    return (
      <ButtonLink to={`/checkout/plan/${own.planOrder.id}`} size="small" className={styles.pay}>
        {t('payNowFor', { amount: format.planPrice(own.planOrder.due) })}
      </ButtonLink>
    );
  return (
    <Button size="small" className={styles.pay} disabled={busy} onClick={() => void take(plan, cycle, true)}>
      {t('payNow')}
    </Button>
  );
}

/** Notice about a selected plan with a pending payment. */
function Pending({ own, isOwner, plan }: ToPayProps & { plan: Plan }) {
  const t = useTexts(subscriptionTexts);
  const { language } = useFormat();
  return (
    <Alert tone="warning" title={t('paymentPending')}>
      <p>{t('paymentPendingText', { plan: inLanguage(language, plan.name, plan.nameNe) })}</p>
      {isOwner && <PayButton own={own} plan={plan} cycle={own.billingCycle ?? 'monthly'} />}
    </Alert>
  );
}

/** Notice that the period has ended and can be paid during the grace period. */
function PastDue({ own, isOwner, until }: ToPayProps & { until: string }) {
  const t = useTexts(subscriptionTexts);
  const format = useFormat();
  const now = useNow();
  const facts = {
    plan: inLanguage(format.language, own.plan.name, own.plan.nameNe),
    date: format.date(own.currentPeriodEnd),
    until: format.date(until),
  };
  return (
    <Alert tone="error" title={t('pastDueTitle', { count: now ? daysUntil(until, now) : 7 })}>
      <p>{t('pastDueText', facts)}</p>
      {isOwner && (
        <PayButton
          own={own}
          plan={own.next ?? own.plan}
          cycle={own.nextBillingCycle ?? own.billingCycle ?? 'monthly'}
        />
      )}
    </Alert>
  );
}

/** Notice about an unpaid order for a larger plan or the next period. */
function OpenOrder({ own, isOwner }: ToPayProps) {
  const t = useTexts(subscriptionTexts);
  const format = useFormat();
  const order = own.planOrder;
  if (!order) return null;
  const plan = inLanguage(format.language, order.plan.name, order.plan.nameNe);
  return (
    <Alert tone="news" title={t('openOrder', { plan, amount: format.planPrice(order.due) })}>
      <p>{t('openOrderText', { time: format.dateTime(order.expiresAt) })}</p>
      {isOwner && <PayButton own={own} plan={own.plan} cycle={order.billingCycle} />}
    </Alert>
  );
}

/** Most urgent open payment. */
export function ToPay({ own, isOwner }: ToPayProps) {
  if (own.awaitingPayment) return <Pending own={own} isOwner={isOwner} plan={own.awaitingPayment} />;
  if (own.graceUntil) return <PastDue own={own} isOwner={isOwner} until={own.graceUntil} />;
  return <OpenOrder own={own} isOwner={isOwner} />;
}
