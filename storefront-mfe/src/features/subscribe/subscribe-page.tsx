import { ShieldCheck } from 'lucide-react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { useMembershipsListQuery, type MembershipView } from 'shared-ui/api/subscriptions';
import { RichText, useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { SkeletonBlock, Container, ErrorState, Skeleton } from 'shared-ui/ui';
import { Questions } from '../../shared/questions/questions';
import { PlanCalculator } from './plan-calculator';
import { PlanCard } from './plan-card';
import { PlanTable } from './plan-table';
import { fittingPlan, planYear } from './plan-value';
import styles from './subscribe-page.module.css';
import { subscribeTexts } from './texts';
import { useVisits } from './use-visits';

const questions = ['access', 'points', 'back', 'end'] as const;

function PlanQuestions() {
  const t = useTexts(subscribeTexts);
  return (
    <section className={styles.section} aria-labelledby="plan-questions">
      <h2 id="plan-questions">{t('questions')}</h2>
      <Questions
        questions={questions.map((key) => ({
          key,
          question: t(`${key}Question`),
          answer: t(`${key}Answer`),
        }))}
      />
    </section>
  );
}

function useOwnPlan(): string | undefined {
  const { state } = useCurrentUser();
  const { data: account } = useOwnAccountOneQuery(undefined, { skip: state !== 'signed-in' });
  return account?.membership?.slug;
}

function Plans({ plans }: { plans: readonly MembershipView[] }) {
  const t = useTexts(subscribeTexts);
  const ownPlan = useOwnPlan();
  const { visits, used, choose } = useVisits();
  const fits = visits && fittingPlan(plans.map((plan) => planYear(plan, visits)));
  return (
    <>
      {visits && <PlanCalculator plans={plans} visits={visits} used={used} onChoose={choose} />}
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.slug}
            plan={plan}
            isOwn={plan.slug === ownPlan}
            rightFor={plan.slug === fits?.slug ? visits?.aMonth : undefined}
          />
        ))}
      </div>
      <p className={styles.guarantee}>
        <ShieldCheck size={18} />
        {t('guarantee')}
      </p>
      <section className={styles.section} aria-labelledby="compare-plans">
        <h2 id="compare-plans">{t('compare')}</h2>
        <PlanTable plans={plans} />
      </section>
    </>
  );
}

export function SubscribePage() {
  const t = useTexts(subscribeTexts);
  const { data: plans, isError, refetch } = useMembershipsListQuery();
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <h1>
          <RichText text={t('title')} parts={{ line: (text) => <span>{text}</span> }} />
        </h1>
        <p>{t('lead')}</p>
      </header>
      {isError && <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />}
      {!plans && !isError && (
        <Skeleton className={styles.plans}>
          <SkeletonBlock className={styles.bone} />
          <SkeletonBlock className={styles.bone} />
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
      {plans && <Plans plans={plans} />}
      <PlanQuestions />
    </Container>
  );
}
