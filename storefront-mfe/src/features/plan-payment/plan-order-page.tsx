import {
  type PlanOrderView,
  usePlanOrdersOneQuery,
  usePlanOrdersPayMutation,
} from 'shared-ui/api/plan-orders';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, ButtonLink, EmptyState, ErrorState } from 'shared-ui/ui';
import { useParams } from 'shared-ui/router';
import { PaidPlan } from './paid-plan';
import { PlanCheckout } from './plan-checkout';
import { PlanSkeleton, SignedIn } from './signed-in';
import { planPaymentTexts } from './texts';

/** Link to the transfer details while a bank transfer is pending. */
function OpenTransfer({ order: { payments } }: { order: PlanOrderView }) {
  const t = useTexts(planPaymentTexts);
  const open = payments.find(({ gateway, state }) => gateway === 'bank-transfer' && state === 'pending');
  if (!open) return null;
  return (
    <Alert tone="news" title={t('transferOpen')}>
      <ButtonLink to={`/checkout/return/${open.id}`} variant="text" size="small">
        {t('transferDetails')}
      </ButtonLink>
    </Alert>
  );
}

function OpenOrder({ order }: { order: PlanOrderView }) {
  const t = useTexts(planPaymentTexts);
  const format = useFormat();
  const [pay] = usePlanOrdersPayMutation();
  return (
    <>
      <h1>{t('title')}</h1>
      <PlanCheckout
        open={(gateway) => pay({ id: order.id, payPlanDto: { gateway } }).unwrap()}
        summary={{
          ...order,
          plan: inLanguage(format.language, order.plan.name, order.plan.nameNe),
          cycle: order.billingCycle,
          startsAt: null,
          gains: [t('heldUntil', { time: format.dateTime(order.expiresAt) })],
        }}
      >
        <OpenTransfer order={order} />
      </PlanCheckout>
    </>
  );
}

function Order({ id }: { id: string }) {
  const t = useTexts(planPaymentTexts);
  const { data: order, error, refetch } = usePlanOrdersOneQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!order && error) {
    const isMissing = 'status' in error && error.status === 404;
    return isMissing ? (
      <EmptyState level={1} drawing="wires" title={t('missing')} text={t('missingText')} />
    ) : (
      <ErrorState level={1} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
    );
  }
  if (!order) return <PlanSkeleton />;
  if (order.state === 'awaiting_payment') return <OpenOrder order={order} />;
  if (order.state !== 'expired') return <PaidPlan order={order} />;
  const isMembership = order.kind === 'membership';
  return (
    <EmptyState
      level={1}
      drawing="wires"
      title={t('expired')}
      text={t('expiredText')}
      actions={
        <ButtonLink
          to={isMembership ? `/checkout/membership/${order.plan.slug}` : '/dashboard/business/subscription'}
        >
          {t('again')}
        </ButtonLink>
      }
    />
  );
}

/** Page of a plan order: the payment while it is open, then its result. */
export function PlanOrderPage() {
  const { planOrderId = '' } = useParams();
  return (
    <SignedIn>
      <Order id={planOrderId} />
    </SignedIn>
  );
}
