import type { PlanOrderView } from 'shared-ui/api/plan-orders';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink } from 'shared-ui/ui';
import { ReturnCard } from '../../shared/payments/return-card';
import { useCurrentUser } from 'shared-ui/platform';
import styles from './plan-payment.module.css';
import { planPaymentTexts } from './texts';

/** Link after the payment: customers have a membership page, users of a business another page. */
function WayOn({ kind }: Pick<PlanOrderView, 'kind'>) {
  const t = useTexts(planPaymentTexts);
  const { user } = useCurrentUser();
  if (kind === 'subscription')
    return <ButtonLink to="/dashboard/business/subscription">{t('toSubscription')}</ButtonLink>;
  return (
    <>
      {user?.role === 'customer' ? (
        <ButtonLink to="/dashboard/membership">{t('toMembership')}</ButtonLink>
      ) : (
        <ButtonLink to="/dashboard">{t('toDashboard')}</ButtonLink>
      )}
      <ButtonLink to="/deals" variant="tint">
        {t('findDeals')}
      </ButtonLink>
    </>
  );
}

/** Confirmation of a paid plan: its period and a link. */
export function PaidPlan({ order }: { order: PlanOrderView }) {
  const t = useTexts(planPaymentTexts);
  const format = useFormat();
  const isGone = order.state === 'refunded';
  const plan = inLanguage(format.language, order.plan.name, order.plan.nameNe);
  const dates = { from: format.date(order.periodStart), until: format.date(order.periodEnd) };
  return (
    <div className={styles.paid}>
      <ReturnCard
        tone={isGone ? 'waiting' : 'good'}
        title={isGone ? t('refunded') : t('paid', { plan })}
        text={isGone ? t('refundedText') : t('paidText', dates)}
        actions={<WayOn kind={order.kind} />}
      />
    </div>
  );
}
