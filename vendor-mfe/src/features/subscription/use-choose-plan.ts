import { type SubscriptionPlanView, useVendorSubscriptionsChooseMutation } from 'shared-ui/api/subscriptions';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import type { BillingCycle } from './plan-labels';
import { subscriptionTexts } from './texts';

/** Selects a plan and shows the result. If a payment is due immediately, the checkout opens. */
export function useChoosePlan() {
  const t = useTexts(subscriptionTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, decide } = useDecision();
  const [choose] = useVendorSubscriptionsChooseMutation();

  async function take(plan: SubscriptionPlanView, billingCycle: BillingCycle, isPaid = false): Promise<void> {
    const choosePlanDto = { subscriptionPlanId: plan.id, billingCycle };
    await decide(
      choosePlanDto,
      () => choose({ choosePlanDto }).unwrap(),
      ({ planOrderId, awaitingPayment }) => {
        if (isPaid && planOrderId) {
          navigate(`/checkout/plan/${planOrderId}`);
          return undefined;
        }
        const name = inLanguage(language, plan.name, plan.nameNe);
        const text = t(awaitingPayment ? 'updatedWaiting' : 'updatedText', { plan: name });
        return { kind: 'success', title: t('updated'), text };
      },
      { title: t('updateFailed'), text: t('updateFailedText') },
    );
  }

  return { take, busy };
}
