import { Check } from 'lucide-react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { type OwnMembershipView, useOwnMembershipsOwnQuery } from 'shared-ui/api/own-membership';
import { type MembershipView, useMembershipsListQuery } from 'shared-ui/api/subscriptions';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ButtonLink, Card, cx, ErrorState, Skeleton, Tag } from 'shared-ui/ui';
import styles from './customer-account.module.css';
import { LoyaltyCard } from './loyalty-card';
import { OfferAction } from './membership/offer-action';
import { OwnPlanCard } from './membership/own-plan-card';
import { PaidOrders } from './membership/paid-orders';
import { membershipTexts } from './membership/texts';
import tiles from './membership-page.module.css';
import { customerAccountTexts } from './texts';

function Plan({ plan, own }: { plan: MembershipView; own: OwnMembershipView }) {
  const t = useTexts(customerAccountTexts);
  const format = useFormat();
  const isOwn = plan.slug === (own.current?.slug ?? 'basic');
  const offer = own.offers.find(({ slug }) => slug === plan.slug);
  return (
    <Card className={cx(tiles.plan, isOwn && tiles.own)}>
      <div className={tiles.head}>
        <h3>{inLanguage(format.language, plan.name, plan.nameNe)}</h3>
        {isOwn && <Tag tone="good">{t('planCurrent')}</Tag>}
      </div>
      <p className={tiles.price}>
        {plan.priceYearly === 0
          ? t('planFree')
          : t('planPrice', { price: format.planPrice(plan.priceYearly) })}
      </p>
      <p className={tiles.earns}>
        <Check size={18} />
        {t('planEarns', { multiplier: plan.pointsMultiplier })}
      </p>
      {offer && <OfferAction offer={offer} own={own} />}
    </Card>
  );
}

/** The customer's membership, the other memberships with prices and benefits, and the payments. */
export function MembershipPage() {
  const t = useTexts(customerAccountTexts);
  const { data: account } = useOwnAccountOneQuery();
  const plans = useMembershipsListQuery();
  const own = useOwnMembershipsOwnQuery(undefined, { refetchOnMountOrArgChange: true });
  const words = useTexts(membershipTexts);
  const isFailed = plans.isError || own.isError;
  return (
    <>
      <div className={styles.top}>
        <h1>{t('membership')}</h1>
        <ButtonLink to="/subscribe" variant="outline">
          {t('comparePlans')}
        </ButtonLink>
      </div>
      {account && <LoyaltyCard account={account} />}
      {isFailed && (
        <ErrorState
          title={words('failed')}
          text={words('failedText')}
          onRetry={() => [plans, own].forEach((part) => void part.refetch())}
        />
      )}
      {!isFailed && !(plans.data && own.data) && (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
      {plans.data && own.data && (
        <>
          <OwnPlanCard own={own.data} />
          <div className={styles.sectionHead}>
            <h2>{t('planWhat')}</h2>
          </div>
          <div className={tiles.plans}>
            {plans.data.map((plan) => (
              <Plan key={plan.slug} plan={plan} own={own.data as OwnMembershipView} />
            ))}
          </div>
          <PaidOrders orders={own.data.orders} />
        </>
      )}
    </>
  );
}
