import { ShieldCheck } from 'lucide-react';
import { useMembershipsListQuery } from 'shared-ui/api/subscriptions';
import { useTexts } from 'shared-ui/i18n';
import { Bone, Card, Container, ErrorState, Skeleton } from 'shared-ui/ui';
import { PlanCard } from './plan-card';
import { PlanTable } from './plan-table';
import styles from './subscribe-page.module.css';
import { subscribeTexts } from './texts';

const questions = ['pay', 'back', 'end', 'access'] as const;

function Questions() {
  const t = useTexts(subscribeTexts);
  return (
    <section className={styles.section} aria-labelledby="plan-questions">
      <h2 id="plan-questions">{t('questions')}</h2>
      <div className={styles.questions}>
        {questions.map((question) => (
          <Card key={question}>
            <h3>{t(`${question}Question`)}</h3>
            <p>{t(`${question}Answer`)}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}

export function SubscribePage() {
  const t = useTexts(subscribeTexts);
  const { data: plans, isError, refetch } = useMembershipsListQuery();
  const multiplier = plans && Math.max(...plans.map(({ pointsMultiplier }) => pointsMultiplier));
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <h1>{multiplier && multiplier > 1 ? t('title', { count: multiplier }) : t('titleWaiting')}</h1>
        <p>{t('lead')}</p>
      </header>
      {isError && <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />}
      {!plans && !isError && (
        <Skeleton className={styles.plans}>
          <Bone className={styles.bone} />
          <Bone className={styles.bone} />
          <Bone className={styles.bone} />
        </Skeleton>
      )}
      {plans && (
        <>
          <div className={styles.plans}>
            {plans.map((plan) => (
              <PlanCard key={plan.slug} plan={plan} />
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
      )}
      <Questions />
    </Container>
  );
}
