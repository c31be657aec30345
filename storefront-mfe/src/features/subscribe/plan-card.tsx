import { Check } from 'lucide-react';
import type { MembershipView } from 'shared-ui/api/subscriptions';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink, cx, PerforationLine } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { aMonth, wordsOf } from './plan-labels';
import styles from './plan-card.module.css';
import { subscribeTexts } from './texts';

const membershipPage = '/dashboard/membership';
const signInFirst = (page: string): string => `/login?returnTo=${encodeURIComponent(page)}`;

/** Button styles: only Premium is purple, and the free plan is the least prominent. */
const buttons = { basic: 'tint', premium: 'primary', vip: 'outline' } as const;

interface PlanCardProps {
  plan: MembershipView;
  /** True if the visitor has this plan. */
  isOwn: boolean;
  /** Visits per month for which this plan is the best; undefined on the others. */
  rightFor?: number;
}

/** Card of a plan in the shape of a ticket. */
export function PlanCard({ plan, isOwn, rightFor }: PlanCardProps) {
  return (
    <article className={cx(styles.plan, rightFor !== undefined && styles.right)}>
      {rightFor !== undefined && <RightFor visits={rightFor} />}
      <PlanPrice plan={plan} isOwn={isOwn} />
      <PerforationLine />
      <div className={styles.lower}>
        <PlanGains plan={plan} />
        <PlanButton plan={plan} isOwn={isOwn} />
      </div>
    </article>
  );
}

function RightFor({ visits }: { visits: number }) {
  const t = useTexts(subscribeTexts);
  return (
    <p className={styles.rightFor}>
      <Check size={18} />
      {t('rightFor', { count: visits })}
    </p>
  );
}

type PlanPartProps = Pick<PlanCardProps, 'plan' | 'isOwn'>;

function PlanPrice({ plan, isOwn }: PlanPartProps) {
  const t = useTexts(subscribeTexts);
  const format = useFormat();
  const isFree = plan.priceYearly === 0;
  return (
    <div className={styles.upper}>
      <div className={styles.name}>
        <h2>{inLanguage(format.language, plan.name, plan.nameNe)}</h2>
        <span className={styles.multiplier}>{t('multiplier', { count: plan.pointsMultiplier })}</span>
      </div>
      <p className={styles.small}>{t(isOwn ? 'whatYouHave' : `${wordsOf(plan.slug)}For`)}</p>
      <p className={styles.price}>
        <strong>{isFree ? t('free') : format.planPrice(plan.priceYearly)}</strong>{' '}
        {t(isFree ? 'forever' : 'perYear')}
      </p>
      <p className={styles.small}>
        {isFree ? t('noCard') : t('aMonth', { price: format.money(aMonth(plan.priceYearly)) })}
      </p>
    </div>
  );
}

function PlanGains({ plan }: { plan: MembershipView }) {
  const t = useTexts(subscribeTexts);
  const gains = [
    t('everyDeal'),
    t('points', { count: plan.pointsMultiplier }),
    t(`${wordsOf(plan.slug)}Support`),
    ...(plan.priceYearly === 0 ? [] : [t('moneyBack')]),
  ];
  return (
    <ul className={styles.gains}>
      {gains.map((gain) => (
        <li key={gain}>
          <Check size={18} />
          {gain}
        </li>
      ))}
    </ul>
  );
}

function PlanButton({ plan, isOwn }: PlanPartProps) {
  const t = useTexts(subscribeTexts);
  const format = useFormat();
  const { state } = useCurrentUser();
  const words = wordsOf(plan.slug);
  const page = isOwn || plan.priceYearly === 0 ? membershipPage : `/checkout/membership/${plan.slug}`;
  const name = inLanguage(format.language, plan.name, plan.nameNe);
  const label = words === plan.slug ? t(`${words}Action`) : t('otherAction', { name });
  return (
    <ButtonLink
      to={state === 'signed-in' ? page : signInFirst(page)}
      size="large"
      wide
      variant={isOwn ? 'tint' : words === plan.slug ? buttons[words] : 'outline'}
    >
      {isOwn ? t('yourPlan') : label}
    </ButtonLink>
  );
}
