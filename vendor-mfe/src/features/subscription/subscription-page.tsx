import { useState } from 'react';
import {
  type SubscriptionPlanView,
  useVendorSubscriptionsOwnQuery,
  useVendorSubscriptionsPlansQuery,
  type VendorSubscriptionView,
} from 'shared-ui/api/subscriptions';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ConfirmDialog, ErrorState, Segmented, Skeleton } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { InvoiceList } from './invoice-list';
import { PlanCard } from './plan-card';
import { type BillingCycle, offerOf, placeOf, type PlanAction } from './plan-labels';
import styles from './subscription.module.css';
import { subscriptionTexts } from './texts';
import { UsageCard } from './usage-card';
import { PlanReturn } from './plan-return';
import { useChoosePlan } from './use-choose-plan';

interface PickerProps {
  own: VendorSubscriptionView;
  plans: readonly SubscriptionPlanView[];
  isOwner: boolean;
}

function PlanPicker({ own, plans, isOwner }: PickerProps) {
  const t = useTexts(subscriptionTexts);
  const format = useFormat();
  const { take, busy } = useChoosePlan();
  const [cycle, setCycle] = useState<BillingCycle>(own.billingCycle ?? 'monthly');
  const [leaving, setLeaving] = useState<SubscriptionPlanView | null>(null);
  // Leaving a paid plan asks for confirmation, although the paid period continues.
  const choose = (plan: SubscriptionPlanView, action: PlanAction) =>
    plan.slug === 'free' && own.plan.slug !== 'free'
      ? setLeaving(plan)
      : void take(plan, cycle, action !== 'choose' && action !== 'keep');
  return (
    <section>
      <div className={styles.pickerHead}>
        <h2>{t('plans')}</h2>
        <Segmented
          label={t('cycle')}
          choices={[
            { value: 'monthly', label: t('monthly') },
            { value: 'yearly', label: t('yearly') },
          ]}
          value={cycle}
          onChange={setCycle}
        />
      </div>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            cycle={cycle}
            place={placeOf(plan, own, cycle)}
            offer={offerOf(own, plan, cycle)}
            busy={busy}
            onChoose={isOwner ? choose : null}
          />
        ))}
      </div>
      {leaving && (
        <ConfirmDialog
          open
          title={t('leaveTitle')}
          text={t('leaveText', { date: format.date(own.currentPeriodEnd) })}
          confirm={t('leaveConfirm')}
          cancel={t('leaveStay')}
          variant="danger"
          busy={busy}
          onClose={() => setLeaving(null)}
          onConfirm={() => void take(leaving, cycle).then(() => setLeaving(null))}
        />
      )}
    </section>
  );
}

/** Current plan of the business and the available plans. */
export function SubscriptionPage() {
  const t = useTexts(subscriptionTexts);
  const own = useVendorSubscriptionsOwnQuery(undefined, { refetchOnMountOrArgChange: true });
  const plans = useVendorSubscriptionsPlansQuery();
  const isOwner = useCurrentUser().user?.staffOf?.role === 'owner';
  const isFailed = own.isError || plans.isError;
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      {isFailed && (
        <ErrorState
          level={2}
          title={t('failed')}
          text={t('failedText')}
          onRetry={() => [own, plans].forEach((part) => void part.refetch())}
        />
      )}
      {!isFailed && !(own.data && plans.data) && (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
      {own.data && plans.data && (
        <>
          <UsageCard own={own.data} isOwner={isOwner} />
          <PlanReturn />
          {!isOwner && <p className={styles.note}>{t('ownersOnly')}</p>}
          <PlanPicker own={own.data} plans={plans.data} isOwner={isOwner} />
          <InvoiceList />
        </>
      )}
    </>
  );
}
