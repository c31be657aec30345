import { useState } from 'react';
import { useAdminPlansMembershipsQuery, useAdminPlansPlansQuery } from 'shared-ui/api/admin-plans';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Bone, ErrorState, Skeleton } from 'shared-ui/ui';
import { MembershipSheet } from './membership-sheet';
import { PlanCard } from './plan-card';
import { isFree } from './plan-values';
import { PlanSheet } from './plan-sheet';
import styles from './plans.module.css';
import { plansTexts } from './texts';

interface Opened {
  what: 'plan' | 'membership';
  id: number;
}

/** What businesses and customers are offered. */
export function PlansPage() {
  const t = useTexts(plansTexts);
  const format = useFormat();
  const plans = useAdminPlansPlansQuery();
  const memberships = useAdminPlansMembershipsQuery();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  if (plans.isError || memberships.isError)
    return (
      <ErrorState
        level={1}
        title={t('failed')}
        text={t('failedText')}
        onRetry={() => {
          void plans.refetch();
          void memberships.refetch();
        }}
      />
    );
  const yesOrNo = (is: boolean) => t(is ? 'yes' : 'no');
  const running = (one: { slug: string; runningCount: number; onEarlierTerms: number }) =>
    isFree(one)
      ? []
      : ([
          [t('running'), format.number(one.runningCount)],
          [t('onEarlierTerms'), format.number(one.onEarlierTerms)],
        ] as const);
  const plan = opened?.what === 'plan' && plans.data?.find(({ id }) => id === opened.id);
  const membership = opened?.what === 'membership' && memberships.data?.find(({ id }) => id === opened.id);
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {!(plans.data && memberships.data) && (
        <Skeleton>
          <Bone className={styles.bone} />
        </Skeleton>
      )}
      {plans.data && memberships.data && (
        <>
          <h2>{t('plans')}</h2>
          <div className={styles.cards}>
            {plans.data.map((one) => (
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
                onEdit={() => setOpened({ what: 'plan', id: one.id })}
              />
            ))}
          </div>
          <h2>{t('memberships')}</h2>
          <div className={styles.cards}>
            {memberships.data.map((one) => (
              <PlanCard
                key={one.id}
                plan={one}
                price={t('perYear', { year: format.planPrice(one.priceYearly) })}
                facts={[
                  [t('pointsMultiplier'), t('times', { count: one.pointsMultiplier })],
                  ...running(one),
                ]}
                onEdit={() => setOpened({ what: 'membership', id: one.id })}
              />
            ))}
          </div>
        </>
      )}
      {plan && <PlanSheet plan={plan} onConflict={plans.refetch} onClose={close} />}
      {membership && (
        <MembershipSheet membership={membership} onConflict={memberships.refetch} onClose={close} />
      )}
    </>
  );
}
