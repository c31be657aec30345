import { Check } from 'lucide-react';
import type { MembershipView } from 'shared-ui/api/subscriptions';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink, cx, Seam } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { aMonth, isPopular, wordsOf } from './plan-words';
import styles from './plan-card.module.css';
import { subscribeTexts } from './texts';

const membershipPage = '/dashboard/membership';
const signInFirst = (page: string): string => `/login?returnTo=${encodeURIComponent(page)}`;

/** A plan as a ticket. */
export function PlanCard({ plan }: { plan: MembershipView }) {
  const t = useTexts(subscribeTexts);
  const format = useFormat();
  const { state } = useCurrentUser();
  const words = wordsOf(plan.slug);
  const isFree = plan.priceYearly === 0;
  const page = isFree ? membershipPage : `/checkout/membership/${plan.slug}`;
  const name = inLanguage(format.language, plan.name, plan.nameNe);
  const gains = [
    t('everyDeal'),
    t('points', { count: plan.pointsMultiplier }),
    t(`${words}Support`),
    ...(isFree ? [] : [t('moneyBack')]),
  ];
  return (
    <article className={cx(styles.plan, isPopular(plan.slug) && styles.popular)}>
      {isPopular(plan.slug) && <span className={styles.flag}>{t('mostPopular')}</span>}
      <div className={styles.upper}>
        <div className={styles.name}>
          <h2>{name}</h2>
          <span className={styles.multiplier}>{t('multiplier', { count: plan.pointsMultiplier })}</span>
        </div>
        <p className={styles.small}>{t(`${words}For`)}</p>
        <p className={styles.price}>
          <strong>{isFree ? t('free') : format.planPrice(plan.priceYearly)}</strong>{' '}
          {t(isFree ? 'forever' : 'perYear')}
        </p>
        <p className={styles.small}>
          {isFree ? t('noCard') : t('aMonth', { price: format.money(aMonth(plan.priceYearly)) })}
        </p>
      </div>
      <Seam />
      <div className={styles.lower}>
        <ul className={styles.gains}>
          {gains.map((gain) => (
            <li key={gain}>
              <Check size={18} />
              {gain}
            </li>
          ))}
        </ul>
        <ButtonLink
          to={state === 'signed-in' ? page : signInFirst(page)}
          size="large"
          wide
          variant={isFree ? 'tint' : isPopular(plan.slug) ? 'primary' : 'sun'}
        >
          {words === plan.slug ? t(`${words}Action`) : t('otherAction', { name })}
        </ButtonLink>
      </div>
    </article>
  );
}
