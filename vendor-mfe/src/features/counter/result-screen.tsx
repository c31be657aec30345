import { Check, Clock, WifiOff, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from 'shared-ui/kit';
import { toneOf, type Outcome, type Tone } from './outcome';
import type { OutcomeWords } from './outcome-words';
import { PassFacts } from './pass-facts';
import { ResultActions } from './result-actions';
import styles from './result.module.css';
import type { Counter } from './use-counter';

const ICONS: Readonly<Record<Tone, LucideIcon>> = { good: Check, bad: X, gone: Clock, wait: WifiOff };

interface ResultScreenProps {
  outcome: Outcome;
  words: OutcomeWords;
  counter: Counter;
  onUndo(): void;
}

/** The answer to a code: one colour, one word, readable at arm's length. */
export function ResultScreen({ outcome, words, counter, onUndo }: ResultScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [outcome]);
  const tone = toneOf(outcome);
  const Icon = ICONS[tone];
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
        {'pass' in outcome && <PassFacts kind={outcome.kind} pass={outcome.pass} />}
        <ResultActions outcome={outcome} counter={counter} onUndo={onUndo} />
      </div>
    </section>
  );
}
