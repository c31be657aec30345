import type { AdminMembershipView, AdminPlanView } from 'shared-ui/api/admin-plans';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { PlanCard } from './plan-card';
import { isFree } from './plan-values';
import styles from './plans.module.css';
import { plansTexts } from './texts';

interface Running {
  slug: string;
  runningCount: number;
  onEarlierTerms: number;
}

/** Returns the number of subscribers of a plan, and of those on earlier terms. Free plans have none. */
function useRunning() {
  const t = useTexts(plansTexts);
  const format = useFormat();
  return (one: Running) =>
    isFree(one)
      ? []
      : ([
          [t('running'), format.number(one.runningCount)],
          [t('onEarlierTerms'), format.number(one.onEarlierTerms)],
        ] as const);
}

/** Plans of businesses. */
export function PlanCards({ plans, onEdit }: { plans: readonly AdminPlanView[]; onEdit(id: number): void }) {
  const t = useTexts(plansTexts);
  const format = useFormat();
  const running = useRunning();
  const yesOrNo = (is: boolean) => t(is ? 'yes' : 'no');
  return (
    <div className={styles.cards}>
      {plans.map((one) => (
        <PlanCard
          key={one.id}
          plan={one}
          price={t('perMonthAndYear', {
            month: format.planPrice(one.priceMonthly),
            year: format.planPrice(one.priceYearly),
          })}
          facts={[
            [t('dealLimit'), one.dealLimit === null ? t('anyNumber') : format.number(one.dealLimit)],
            [t('featuredDealLimit'), format.number(one.featuredDealLimit)],
            [t('analyticsAccess'), yesOrNo(one.analyticsAccess)],
            [t('prioritySupport'), yesOrNo(one.prioritySupport)],
            ...running(one),
          ]}
          onEdit={() => onEdit(one.id)}
        />
      ))}
    </div>
  );
}

interface MembershipCardsProps {
  memberships: readonly AdminMembershipView[];
  onEdit(id: number): void;
}

/** Memberships of customers. */
export function MembershipCards({ memberships, onEdit }: MembershipCardsProps) {
  const t = useTexts(plansTexts);
  const format = useFormat();
  const running = useRunning();
  return (
    <div className={styles.cards}>
      {memberships.map((one) => (
        <PlanCard
          key={one.id}
          plan={one}
          price={t('perYear', { year: format.planPrice(one.priceYearly) })}
          facts={[[t('pointsMultiplier'), t('times', { count: one.pointsMultiplier })], ...running(one)]}
          onEdit={() => onEdit(one.id)}
        />
      ))}
    </div>
  );
}
