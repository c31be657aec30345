import { useCallback, useEffect, useRef, useState } from 'react';
import type { CounterPassView } from 'shared-ui/api/counter';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { cx, VisuallyHidden } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import styles from './today/today.module.css';
import { EntryScreen } from './entry/entry-screen';
import { labelsOf } from './result/outcome-labels';
import { ResultScreen } from './result/result-screen';
import { counterTexts } from './texts';
import { TodayList } from './today/today-list';
import { useAutoRetry } from './use-auto-retry';
import { useBranch } from './use-branch';
import { useCodeOfAddress } from './entry/use-code-of-address';
import { useCounter } from './use-counter';
import { useTypedCode } from './entry/use-typed-code';
import { VoidDialog } from './result/void-dialog';

/** Returns a stable function that calls the latest callback, for timers and listeners. */
function useStable(call: (code: string) => void): (code: string) => void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((code: string) => latest.current(code), []);
}

/** Page on which staff accept codes. */
export function CounterPage() {
  const t = useTexts(counterTexts);
  const format = useFormat();
  const place = useBranch();
  const staff = useCurrentUser().user?.staffOf;
  const business = staff ? businessNameIn(format.language, staff) : '';
  const counter = useCounter(place.branch?.id);
  const typed = useTypedCode(counter);
  const [voiding, setVoiding] = useState<CounterPassView | null>(null);
  const check = useStable((code) => void counter.check(code));
  useCodeOfAddress(place.state === 'ready', check);
  useAutoRetry(counter);

  const { outcome } = counter;
  const words = outcome && labelsOf(outcome, t, format);
  const closeVoid = (takenBack: CounterPassView | null) => {
    setVoiding(null);
    if (takenBack) counter.show({ kind: 'taken-back', pass: takenBack });
  };
  return (
    <div className={cx(styles.page, outcome && outcome.kind !== 'mistyped' && styles.showsResult)}>
      <div role="alert" aria-live="assertive">
        <VisuallyHidden>
          {words && [`${words.title}. ${words.text}`, words.say].filter(Boolean).join(' ')}
        </VisuallyHidden>
      </div>
      {outcome && outcome.kind !== 'mistyped' && words ? (
        <ResultScreen
          outcome={outcome}
          words={words}
          counter={counter}
          onUndo={() => 'pass' in outcome && setVoiding(outcome.pass)}
        />
      ) : (
        <EntryScreen place={place} business={business} busy={counter.busy} {...typed} onCode={check} />
      )}
      <div className={styles.today}>
        <TodayList onTakeBack={setVoiding} />
      </div>
      {voiding && <VoidDialog pass={voiding} onClose={closeVoid} />}
    </div>
  );
}
