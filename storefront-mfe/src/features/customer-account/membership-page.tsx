import { Check } from 'lucide-react';
import { type AccountView, useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { type MembershipView, useMembershipsListQuery } from 'shared-ui/api/subscriptions';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Bone, ButtonLink, Card, cx, ErrorState, Skeleton, Tag } from 'shared-ui/kit';
import styles from './customer-account.module.css';
import { LoyaltyCard } from './loyalty-card';
import plans from './membership-page.module.css';
import { customerAccountTexts } from './texts';

function Plan({ plan, own }: { plan: MembershipView; own: AccountView['membership'] }) {
  const t = useTexts(customerAccountTexts);
  const format = useFormat();
  const isOwn = plan.slug === own.slug;
  return (
    <Card className={cx(plans.plan, isOwn && plans.own)}>
      <div className={plans.head}>
        <h3>{inLanguage(format.language, plan.name, plan.nameNe)}</h3>
        {isOwn && <Tag tone="good">{t('planCurrent')}</Tag>}
      </div>
      <p className={plans.price}>
        {plan.priceYearly === 0
          ? t('planFree')
          : t('planPrice', { price: format.planPrice(plan.priceYearly) })}
      </p>
      <p className={plans.earns}>
        <Check size={18} />
        {t('planEarns', { multiplier: plan.pointsMultiplier })}
      </p>
      {isOwn && own.endsAt && <p>{t('planUntil', { date: format.date(own.endsAt) })}</p>}
    </Card>
  );
}

/** The customer's plan, beside what the others give. */
export function MembershipPage() {
  const t = useTexts(customerAccountTexts);
  const { data: account } = useOwnAccountOneQuery();
  const { data, isError, refetch } = useMembershipsListQuery();
  return (
    <>
      <div className={styles.top}>
        <h1>{t('membership')}</h1>
        <ButtonLink to="/subscribe" variant="outline">
          {t('comparePlans')}
        </ButtonLink>
      </div>
      {account && <LoyaltyCard account={account} />}
      <div className={styles.sectionHead}>
        <h2>{t('planWhat')}</h2>
      </div>
      {isError && (
        <ErrorState title={t('planFailed')} text={t('failedText')} onRetry={() => void refetch()} />
      )}
      {!isError && !(data && account) && (
        <Skeleton>
          <Bone className={styles.bone} />
        </Skeleton>
      )}
      {data && account && (
        <div className={plans.plans}>
          {data.map((plan) => (
            <Plan key={plan.slug} plan={plan} own={account.membership} />
          ))}
        </div>
      )}
    </>
  );
}
