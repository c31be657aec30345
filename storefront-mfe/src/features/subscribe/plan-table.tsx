import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MembershipView } from 'shared-ui/api/subscriptions';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { VisuallyHidden } from 'shared-ui/ui';
import { wordsOf } from './plan-labels';
import styles from './subscribe-page.module.css';
import { subscribeTexts } from './texts';

function Mark({ isThere }: { isThere: boolean }) {
  const t = useTexts(subscribeTexts);
  return (
    <span className={isThere ? styles.yes : styles.no}>
      {isThere ? <Check size={20} /> : <Minus size={20} />}
      <VisuallyHidden>{t(isThere ? 'yes' : 'no')}</VisuallyHidden>
    </span>
  );
}

/** Comparison table of the plans. */
export function PlanTable({ plans }: { plans: readonly MembershipView[] }) {
  const t = useTexts(subscribeTexts);
  const format = useFormat();
  const rows: { name: string; cell: (plan: MembershipView) => ReactNode }[] = [
    { name: t('loyaltyPoints'), cell: (plan) => t('multiplier', { count: plan.pointsMultiplier }) },
    { name: t('everyDeal'), cell: () => <Mark isThere /> },
    { name: t('moneyBack'), cell: (plan) => <Mark isThere={plan.priceYearly > 0} /> },
    { name: t('support'), cell: (plan) => t(`${wordsOf(plan.slug)}SupportShort`) },
    {
      name: t('price'),
      cell: ({ priceYearly }) =>
        priceYearly > 0 ? t('priceYear', { price: format.planPrice(priceYearly) }) : t('free'),
    },
  ];
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('feature')}</VisuallyHidden>
            </th>
            {plans.map((plan) => (
              <th key={plan.slug} scope="col">
                {inLanguage(format.language, plan.name, plan.nameNe)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {plans.map((plan) => (
                <td key={plan.slug}>{cell(plan)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
