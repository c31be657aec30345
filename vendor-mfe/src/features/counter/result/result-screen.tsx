import {
  CalendarX,
  Check,
  Clock,
  Hourglass,
  Keyboard,
  MapPinOff,
  MessageCircle,
  ReceiptText,
  Store,
  Undo2,
  Users,
  WifiOff,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { cx } from 'shared-ui/ui';
import { AcceptedOffline } from '../offline/screens/accepted-offline';
import { OverrideForm } from '../overrides/override-form';
import { isBendable, toneOf, type Outcome, type Tone } from './outcome';
import type { OutcomeLabels } from './outcome-labels';
import { PassFacts } from './pass-facts';
import { ResultActions } from './result-actions';
import styles from './result.module.css';
import { counterTexts } from '../texts';
import type { Counter } from '../use-counter';

const TONE_ICONS: Readonly<Record<Tone, LucideIcon>> = { good: Check, bad: X, gone: Clock, wait: WifiOff };

const ICONS: Readonly<Partial<Record<Outcome['kind'], LucideIcon>>> = {
  'other-vendor': Store,
  'taken-back': Undo2,
  voided: Undo2,
  'wrong-weekday': CalendarX,
  'blackout-date': CalendarX,
  'wrong-branch': MapPinOff,
  'bill-too-small': ReceiptText,
  'party-too-small': Users,
  'too-many': Hourglass,
  'typed-offline': Keyboard,
  'clock-wrong': Clock,
};

interface ResultScreenProps {
  outcome: Outcome;
  words: OutcomeLabels;
  counter: Counter;
  onUndo(): void;
}

interface ResultSheetProps extends ResultScreenProps {
  onTermsKept(): void;
}

/** What staff do with a result; a manager may bend a term. */
function ResultSheet({ outcome, words, counter, onUndo, onTermsKept }: ResultSheetProps) {
  const t = useTexts(counterTexts);
  const [isBending, setBending] = useState(false);
  const keepTerms = () => {
    setBending(false);
    onTermsKept();
  };
  if (isBending && isBendable(outcome))
    return <OverrideForm outcome={outcome} counter={counter} onCancel={keepTerms} />;
  return (
    <>
      {words.say && (
        <p className={styles.say}>
          <MessageCircle size={20} aria-hidden />
          <span>
            <b>{t('sayToGuest')}</b>
            {words.say}
          </span>
        </p>
      )}
      {'pass' in outcome && <PassFacts kind={outcome.kind} pass={outcome.pass} />}
      {outcome.kind === 'accepted-offline' && <AcceptedOffline entry={outcome.entry} />}
      {outcome.kind === 'valid' && outcome.isOffline && <p className={styles.checked}>{t('checkedHere')}</p>}
      <ResultActions outcome={outcome} counter={counter} onUndo={onUndo} onBend={() => setBending(true)} />
    </>
  );
}

/** Result of a code check: one color and one word, readable at arm's length. */
export function ResultScreen({ outcome, words, counter, onUndo }: ResultScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [outcome.kind]);
  const tone = toneOf(outcome);
  const Icon = ICONS[outcome.kind] ?? TONE_ICONS[tone];
  return (
    <section className={cx(styles.result, styles[tone])}>
      <div className={styles.word} data-ink>
        <span className={styles.icon}>
          <Icon size={44} strokeWidth={2.5} aria-hidden />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p>{words.text}</p>
      </div>
      <div className={styles.sheet}>
        <ResultSheet {...{ outcome, words, counter, onUndo }} onTermsKept={() => heading.current?.focus()} />
      </div>
    </section>
  );
}
