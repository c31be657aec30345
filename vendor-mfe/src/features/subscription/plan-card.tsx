import { Check, Minus } from 'lucide-react';
import type { PlanOfferView, SubscriptionPlanView } from 'shared-ui/api/subscriptions';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Card, cx, Tag } from 'shared-ui/ui';
import {
  actionOf,
  type BillingCycle,
  type PlanAction,
  type PlanPlace,
  priceOf,
  yearlySaving,
} from './plan-labels';
import styles from './subscription.module.css';
import { subscriptionTexts } from './texts';

function Feature({ has, children }: { has: boolean; children: string }) {
  const t = useTexts(subscriptionTexts);
  const Icon = has ? Check : Minus;
  return (
    <li className={has ? styles.has : styles.lacks}>
      <Icon size={18} aria-label={t(has ? 'included' : 'notIncluded')} />
      {children}
    </li>
  );
}

interface PlanCardProps {
  plan: SubscriptionPlanView;
  cycle: BillingCycle;
  place: PlanPlace;
  offer: PlanOfferView | undefined;
  busy: boolean;
  /** Null for staff without permission to change the plan. */
  onChoose: ((plan: SubscriptionPlanView, action: PlanAction) => void) | null;
}

const LABELS = {
  choose: 'choose',
  keep: 'keep',
  pay: 'payNow',
  payNext: 'payNext',
  upgrade: 'upgrade',
} as const satisfies Record<PlanAction, string>;

/** Price and limits of a plan. */
export function PlanCard({ plan, cycle, place, offer, busy, onChoose }: PlanCardProps) {
  const t = useTexts(subscriptionTexts);
  const format = useFormat();
  const name = inLanguage(format.language, plan.name, plan.nameNe);
  const saving = yearlySaving(plan);
  const action = actionOf(place, offer);
  const isOwn = place === 'current' || place === 'leaving';
  return (
    <Card className={cx(styles.plan, isOwn && styles.own)}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {place !== 'offered' && (
          <Tag tone={place === 'current' ? 'good' : 'waiting'}>{t(`place_${place}`)}</Tag>
        )}
      </div>
      <p className={styles.quiet}>{inLanguage(format.language, plan.description, plan.descriptionNe)}</p>
      <p className={styles.price}>
        <b>{format.planPrice(priceOf(plan, cycle))}</b>{' '}
        {plan.priceMonthly > 0 && t(cycle === 'yearly' ? 'perYear' : 'perMonth')}
      </p>
      <p className={styles.saving}>
        {cycle === 'yearly' && saving > 0 && t('saves', { amount: format.planPrice(saving) })}
      </p>
      <ul className={styles.features}>
        <Feature has>
          {plan.dealLimit === null ? t('dealsUnlimited') : t('deals', { count: plan.dealLimit })}
        </Feature>
        <Feature has={plan.featuredDealLimit > 0}>{t('featured', { count: plan.featuredDealLimit })}</Feature>
        <Feature has>{t(plan.analyticsAccess ? 'analyticsAdvanced' : 'analyticsBasic')}</Feature>
        <Feature has={plan.prioritySupport}>{t('prioritySupport')}</Feature>
      </ul>
      {offer && offer.credit > 0 && (
        <p className={styles.quiet}>
          {t('creditNote', { credit: format.planPrice(offer.credit), due: format.planPrice(offer.due) })}
        </p>
      )}
      {offer?.change === null && action === 'choose' && <p className={styles.quiet}>{t('followsNote')}</p>}
      {action && onChoose && (
        <Button
          variant={plan.priceMonthly > 0 ? 'primary' : 'tint'}
          wide
          disabled={busy}
          onClick={() => onChoose(plan, action)}
        >
          {t(LABELS[action], { plan: name })}
        </Button>
      )}
    </Card>
  );
}
