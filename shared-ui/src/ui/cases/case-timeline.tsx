import { Check, Clock } from 'lucide-react';
import type { CaseStepView, HonourCaseView } from '../../store/api/honour';
import { useSiteReadQuery } from '../../store/api/site';
import { bikramDay } from '../../format';
import { useFormat, useTexts, type Format } from '../../platform/i18n';
import { cx } from '../kit';
import { caseSteps, stepKey, type CaseStep, type NextStep } from './case-steps';
import styles from './case-timeline.module.css';
import { caseTexts } from './texts';

/** Returns a date and time; English dates are followed by the day of the Bikram Sambat, which Nepali dates contain. */
function inBothCalendars(format: Format, at: string): string {
  const bikram = format.language === 'en' ? bikramDay(at) : null;
  return [`${format.date(at)}, ${format.time(at)}`, bikram].filter(Boolean).join(' · ');
}

function DoneStep({ entry, part }: { entry: CaseStepView; part: HonourCaseView['part'] }) {
  const t = useTexts(caseTexts);
  const format = useFormat();
  const { at, amount } = entry;
  return (
    <li className={cx(styles.step, styles.done)}>
      <span className={styles.mark}>
        <Check size={14} aria-hidden />
      </span>
      <div>
        <b>{t(stepKey(entry, part), { amount: format.money(amount ?? 0) })}</b>
        <p className={styles.small}>
          <time dateTime={at}>{inBothCalendars(format, at)}</time>
        </p>
      </div>
    </li>
  );
}

function StepNote({ step }: { step: NextStep }) {
  const t = useTexts(caseTexts);
  const days = useSiteReadQuery().data?.caseTimes?.secondLookDays;
  if (step !== 'secondLook') return t(`note_${step}`);
  return days === undefined ? null : t('note_secondLook', { count: days });
}

function ComingStep({
  step,
  part,
}: {
  step: Extract<CaseStep, { kind: 'next' }>;
  part: HonourCaseView['part'];
}) {
  const t = useTexts(caseTexts);
  const format = useFormat();
  const isOwn = step.step === 'customer' && part === 'customer';
  const when = step.at && inBothCalendars(format, step.at);
  return (
    <li
      className={cx(styles.step, step.isCurrent && styles.current)}
      aria-current={step.isCurrent ? 'step' : undefined}
    >
      <span className={styles.mark}>{step.isCurrent && <Clock size={14} aria-hidden />}</span>
      <div>
        <b>{t(isOwn ? 'next_customerOwn' : `next_${step.step}`)}</b>
        <p className={styles.small}>
          {when && <span className={styles.when}>{t(step.step === 'effect' ? 'on' : 'by', { when })}</span>}
          {when && ' · '}
          <StepNote step={step.step} />
        </p>
      </div>
    </li>
  );
}

/** History of a case, seen by both sides, and the steps to come with their dates. */
export function CaseTimeline({ shown }: { shown: HonourCaseView }) {
  const t = useTexts(caseTexts);
  const { data: site } = useSiteReadQuery();
  return (
    <section aria-labelledby="case-steps">
      <h2 id="case-steps" className={styles.heading}>
        {t('whatWhen')}
      </h2>
      <ol className={styles.steps}>
        {caseSteps(shown, site?.caseTimes?.decisionDays).map((step) =>
          step.kind === 'done' ? (
            <DoneStep key={`done-${step.entry.id}`} entry={step.entry} part={shown.part} />
          ) : (
            <ComingStep key={step.step} step={step} part={shown.part} />
          ),
        )}
      </ol>
    </section>
  );
}
