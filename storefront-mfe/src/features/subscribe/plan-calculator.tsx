import type { CSSProperties } from 'react';
import type { MembershipView } from 'shared-ui/api/subscriptions';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { fittingPlan, MAX_VISITS, nearestPlan, paysBackFrom, planYear, type Visits } from './plan-value';
import styles from './plan-calculator.module.css';
import { subscribeTexts } from './texts';
import { VisitsSlider } from './visits-slider';

interface PlanCalculatorProps {
  plans: readonly MembershipView[];
  visits: Visits;
  used: number | undefined;
  onChoose(aMonth: number): void;
}

/** Calculator that compares the value of each plan per year with its price. */
export function PlanCalculator({ plans, visits, used, onChoose }: PlanCalculatorProps) {
  return (
    <section className={styles.calculator} aria-labelledby="plan-visits">
      <VisitsSlider
        visits={visits}
        used={used}
        paysBack={paysBackFrom(plans, visits.points)}
        onChoose={onChoose}
      />
      <div>
        <PlanBars plans={plans} visits={visits} />
        <FittingPlan plans={plans} visits={visits} />
      </div>
    </section>
  );
}

type Figures = Pick<PlanCalculatorProps, 'plans' | 'visits'>;

function PlanBars({ plans, visits }: Figures) {
  const t = useTexts(subscribeTexts);
  const format = useFormat();
  const most = Math.max(...plans.map((plan) => planYear(plan, { ...visits, aMonth: MAX_VISITS }).worth));
  return (
    <>
      <h3>{t('inYear', { count: visits.aMonth })}</h3>
      <ul className={styles.bars}>
        {plans.map((plan) => {
          const { worth, price } = planYear(plan, visits);
          return (
            <li key={plan.slug}>
              <b>{inLanguage(format.language, plan.name, plan.nameNe)}</b>
              <span className={styles.bar} style={{ '--share': worth / most } as CSSProperties} />
              <span className={styles.worth}>
                <strong>{format.money(worth)}</strong>
                {price > 0 && <small>{t('costs', { price: format.planPrice(price) })}</small>}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function FittingPlan({ plans, visits }: Figures) {
  const t = useTexts(subscribeTexts);
  const format = useFormat();
  const years = plans.map((plan) => planYear(plan, visits));
  const [fits, nearest] = [fittingPlan(years), nearestPlan(years)];
  if (!fits || !nearest) return null;
  const nameOf = (slug: string) => {
    const plan = plans.find((one) => one.slug === slug);
    return plan ? inLanguage(format.language, plan.name, plan.nameNe) : '';
  };
  const price = format.planPrice(nearest.price);
  const added = format.money(nearest.added);
  return (
    <div role="status" className={styles.fits}>
      <p>
        <b>{t('fits', { name: nameOf(fits.slug) })}</b>{' '}
        {fits === nearest
          ? t('givesBack', { price })
          : t('wouldAdd', { name: nameOf(nearest.slug), added, price })}
      </p>
      <p>{t('atMost')}</p>
    </div>
  );
}
