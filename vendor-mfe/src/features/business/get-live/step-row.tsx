import { Check, ChevronDown, Clock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { GoLiveStepView } from 'shared-ui/api/go-live';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, cx, IconButton, Tag } from 'shared-ui/ui';
import { expectedBy } from './expected-by';
import styles from './get-live.module.css';
import { getLiveTexts } from './get-live-texts';

interface StepRowProps {
  step: GoLiveStepView;
  number: number;
  /** Number of the step that must be done first. */
  afterNumber: number | null;
  isOpen: boolean;
  /** Label beside the title while the step is expanded. */
  note?: string;
  onToggle(): void;
  children: ReactNode;
}

/** Purpose or state of a step. */
function StepText({ step }: { step: GoLiveStepView }) {
  const t = useTexts(getLiveTexts);
  const format = useFormat();
  const { state, since, reason, minutes } = step;
  if (state === 'done') return <p className={styles.text}>{t(`done_${step.step}`)}</p>;
  if (state === 'in-check' && since !== null)
    return (
      <p className={styles.inCheck}>
        {step.expectedBy
          ? t('withUs', { since: format.soon(since, new Date()), until: expectedBy(format, step.expectedBy) })
          : t('withUsAfter', { since: format.soon(since, new Date()) })}
      </p>
    );
  return (
    <>
      <p className={styles.text}>
        {t(`why_${step.step}`)} {t('takes', { count: minutes })}
      </p>
      {state === 'sent-back' && reason && <p className={styles.reason}>{reason}</p>}
    </>
  );
}

const MARKS: Readonly<Record<GoLiveStepView['state'], string | undefined>> = {
  open: styles.open,
  'in-check': styles.checked,
  done: styles.done,
  'sent-back': styles.returned,
  waits: undefined,
};

function Mark({ step: { state }, number }: { step: GoLiveStepView; number: number }) {
  const format = useFormat();
  return (
    <span className={cx(styles.mark, MARKS[state])} aria-hidden>
      {state === 'done' ? (
        <Check size={18} />
      ) : state === 'in-check' ? (
        <Clock size={18} />
      ) : (
        format.number(number)
      )}
    </span>
  );
}

const TONES = { done: 'good', 'in-check': 'news', 'sent-back': 'bad' } as const;

interface ToggleProps extends Pick<StepRowProps, 'isOpen' | 'onToggle'> {
  state: GoLiveStepView['state'];
  title: string;
  bodyId: string;
}

/** Button that expands and collapses a step. Steps that are done or in review have an icon button. */
function Toggle({ state, title, bodyId, isOpen, onToggle }: ToggleProps) {
  const t = useTexts(getLiveTexts);
  const isHandedOver = state === 'done' || state === 'in-check';
  const verb = state === 'sent-back' ? 'correct' : isHandedOver ? 'openAgain' : 'open';
  const label = `${t(isOpen ? 'close' : verb)}: ${title}`;
  const chevron = <ChevronDown size={18} aria-hidden className={cx(isOpen && styles.turned)} />;
  const expands = { 'aria-expanded': isOpen, 'aria-controls': bodyId, onClick: onToggle };
  if (isHandedOver)
    return (
      <IconButton label={label} {...expands}>
        {chevron}
      </IconButton>
    );
  return (
    <Button size="small" variant="tint" aria-label={label} {...expands}>
      {t(isOpen ? 'close' : verb)}
      {chevron}
    </Button>
  );
}

/** Row of a step with its state, purpose and duration. Its content is rendered while it is expanded. */
export function StepRow({ step, number, afterNumber, isOpen, note, onToggle, children }: StepRowProps) {
  const t = useTexts(getLiveTexts);
  const format = useFormat();
  const id = useId();
  const { state } = step;
  const title = t(`step_${step.step}`);
  return (
    <li className={cx(styles.step, isOpen && styles.opened)}>
      <div className={styles.head}>
        <Mark step={step} number={number} />
        <div className={styles.words}>
          <h2 id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <StepText step={step} />
        </div>
        <div className={styles.side}>
          {isOpen && note && <Tag tone="waiting">{note}</Tag>}
          {(state === 'done' || state === 'in-check' || state === 'sent-back') && (
            <Tag tone={TONES[state]}>{t(`state_${state}`)}</Tag>
          )}
          {state === 'waits' ? (
            <span className={styles.text}>{t('after', { number: format.number(afterNumber ?? 1) })}</span>
          ) : (
            <Toggle state={state} title={title} bodyId={`${id}-body`} isOpen={isOpen} onToggle={onToggle} />
          )}
        </div>
      </div>
      <div id={`${id}-body`} hidden={!isOpen} className={styles.body}>
        {isOpen && children}
      </div>
    </li>
  );
}
