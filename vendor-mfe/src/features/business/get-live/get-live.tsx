import { useState } from 'react';
import type { GoLiveStepView, GoLiveView } from 'shared-ui/api/go-live';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { ButtonLink, Card } from 'shared-ui/ui';
import { VerifyNotice } from '../verify-notice';
import { BranchStep } from './branch-step';
import { DealStep } from './deal-step';
import { GetLiveAside } from './get-live-aside';
import styles from './get-live.module.css';
import { getLiveTexts } from './get-live-texts';
import { PapersStep } from './papers-step';
import { nextStepOf, progressOf, type StepName } from './progress';
import { ProgressCard } from './progress-card';
import { StepRow } from './step-row';

function EmailStep({ step }: { step: GoLiveStepView }) {
  const { data: account } = useOwnAccountOneQuery();
  const t = useTexts(getLiveTexts);
  if (step.state === 'done' || !account) return <p className={styles.text}>{t('done_email')}</p>;
  return <VerifyNotice email={account.email} registered />;
}

function CardStep() {
  const t = useTexts(getLiveTexts);
  return (
    <div className={styles.actions}>
      <ButtonLink to="/dashboard/business/card">{t('toCard')}</ButtonLink>
      <p className={styles.text}>{t('cardText')}</p>
    </div>
  );
}

const BODIES: Readonly<Record<StepName, (props: { step: GoLiveStepView }) => React.ReactNode>> = {
  email: EmailStep,
  papers: PapersStep,
  branch: BranchStep,
  deal: DealStep,
  card: CardStep,
};

function Greeting({ goLive: { steps } }: { goLive: GoLiveView }) {
  const t = useTexts(getLiveTexts);
  const { language } = useFormat();
  const { user } = useCurrentUser();
  const { done, all } = progressOf(steps);
  const business = user?.staffOf ? businessNameIn(language, user.staffOf) : '';
  const isLive = steps.every(({ step, state }) => state === 'done' || (step !== 'papers' && step !== 'deal'));
  const lead =
    done < all
      ? t('lead', { count: all - done, business })
      : t(isLive ? 'leadLive' : 'leadDone', { business });
  return (
    <div>
      <h1>{t('hello', { name: user?.firstName ?? business })}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}

/** Onboarding page of a new business. The server derives the states of the steps from the stored data. */
export function GetLive({ goLive }: { goLive: GoLiveView }) {
  const t = useTexts(getLiveTexts);
  const { steps } = goLive;
  /** Null until the user opens or closes a step; the next step is open until then. */
  const [chosen, setChosen] = useState<StepName | 'none' | null>(null);
  const open = chosen ?? nextStepOf(steps);
  const numberOf = (name: string | null): number => steps.findIndex(({ step }) => step === name) + 1;
  const papersSent = (step: GoLiveStepView): string | undefined => {
    const left = step.missing.filter((name) => name === 'tax' || name === 'registration').length;
    return step.step === 'papers' && step.state === 'open' ? t('papersOf', { sent: 2 - left }) : undefined;
  };
  return (
    <>
      <Greeting goLive={goLive} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ProgressCard goLive={goLive} />
          <Card className={styles.list}>
            <ol className={styles.steps}>
              {steps.map((step) => {
                const Body = BODIES[step.step];
                const isOpen = open === step.step;
                return (
                  <StepRow
                    key={step.step}
                    step={step}
                    number={numberOf(step.step)}
                    afterNumber={numberOf(step.waitsFor)}
                    isOpen={isOpen}
                    note={papersSent(step)}
                    onToggle={() => setChosen(isOpen ? 'none' : step.step)}
                  >
                    <Body step={step} />
                  </StepRow>
                );
              })}
            </ol>
          </Card>
        </div>
        <GetLiveAside goLive={goLive} />
      </div>
    </>
  );
}
