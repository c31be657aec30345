import { useState } from 'react';
import { useAdminPlansMembershipsQuery, useAdminPlansPlansQuery } from 'shared-ui/api/admin-plans';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ErrorState, Skeleton } from 'shared-ui/ui';
import { MembershipSheet } from './membership-sheet';
import { MembershipCards, PlanCards } from './plan-cards';
import { PlanSheet } from './plan-sheet';
import styles from './plans.module.css';
import { plansTexts } from './texts';

interface Opened {
  what: 'plan' | 'membership';
  id: number;
}

/** Plans of businesses and memberships of customers. */
export function PlansPage() {
  const t = useTexts(plansTexts);
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
  const plan = opened?.what === 'plan' && plans.data?.find(({ id }) => id === opened.id);
  const membership = opened?.what === 'membership' && memberships.data?.find(({ id }) => id === opened.id);
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {!(plans.data && memberships.data) && (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
      {plans.data && memberships.data && (
        <>
          <h2>{t('plans')}</h2>
          <PlanCards plans={plans.data} onEdit={(id) => setOpened({ what: 'plan', id })} />
          <h2>{t('memberships')}</h2>
          <MembershipCards
            memberships={memberships.data}
            onEdit={(id) => setOpened({ what: 'membership', id })}
          />
        </>
      )}
      {plan && <PlanSheet plan={plan} onConflict={plans.refetch} onClose={close} />}
      {membership && (
        <MembershipSheet membership={membership} onConflict={memberships.refetch} onClose={close} />
      )}
    </>
  );
}
