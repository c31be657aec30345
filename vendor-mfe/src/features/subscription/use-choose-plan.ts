import { type SubscriptionPlanView, useVendorSubscriptionsChooseMutation } from 'shared-ui/api/subscriptions';
import { describeFailure, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import type { BillingCycle } from './plan-words';
import { subscriptionTexts } from './texts';

/** Chooses a plan and says what came of it; what is to be paid at once leads to paying. */
export function useChoosePlan() {
  const t = useTexts(subscriptionTexts);
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const [choose, { isLoading }] = useVendorSubscriptionsChooseMutation();

  async function take(plan: SubscriptionPlanView, billingCycle: BillingCycle, isPaid = false): Promise<void> {
    try {
      const own = await choose({ choosePlanDto: { subscriptionPlanId: plan.id, billingCycle } }).unwrap();
      if (isPaid && own.planOrderId) return navigate(`/checkout/plan/${own.planOrderId}`);
      const name = inLanguage(language, plan.name, plan.nameNe);
      const text = own.awaitingPayment
        ? t('updatedWaiting', { plan: name })
        : t('updatedText', { plan: name });
      toast({ kind: 'success', title: t('updated'), text });
    } catch (failure) {
      const text = await describeFailure(failure, language, t('updateFailedText'));
      toast({ kind: 'error', title: t('updateFailed'), text });
    }
  }

  return { take, busy: isLoading };
}
