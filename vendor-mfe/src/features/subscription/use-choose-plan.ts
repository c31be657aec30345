import { type SubscriptionPlanView, useVendorSubscriptionsChooseMutation } from 'shared-ui/api/subscriptions';
import { describeFailure, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/kit';
import type { BillingCycle } from './plan-words';
import { subscriptionTexts } from './texts';

/** Chooses a plan and says what came of it. */
export function useChoosePlan() {
  const t = useTexts(subscriptionTexts);
  const language = useLanguage();
  const toast = useToast();
  const [choose, { isLoading }] = useVendorSubscriptionsChooseMutation();

  async function take(plan: SubscriptionPlanView, billingCycle: BillingCycle): Promise<void> {
    try {
      const own = await choose({ choosePlanDto: { subscriptionPlanId: plan.id, billingCycle } }).unwrap();
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
