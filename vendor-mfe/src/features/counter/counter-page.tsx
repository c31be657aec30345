import { useState } from 'react';
import type { CounterPassView } from 'shared-ui/api/counter';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { cx, VisuallyHidden } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import styles from './today/today.module.css';
import { EntryScreen } from './entry/entry-screen';
import { OfflineBanner } from './offline/screens/offline-banner';
import { QueueScreen } from './offline/screens/queue-screen';
import { StartedCounterDevice, useCounterDevice } from './offline/use-counter-device';
import { useKeptApplication } from './offline/use-kept-application';
import { labelsOf, type OutcomeLabels } from './result/outcome-labels';
import { isBendable, type Outcome } from './result/outcome';
import { useActivity } from './people/use-activity';
import { PersonScreen } from './people/person-screen';
import { useShift } from './people/use-shift';
import { ResultScreen } from './result/result-screen';
import { counterTexts } from './texts';
import { TodayList } from './today/today-list';
import { useAutoRetry } from './use-auto-retry';
import { useStable } from './use-stable';
import { useBranch } from './use-branch';
import { useCodeOfAddress } from './entry/use-code-of-address';
import { useCounter } from './use-counter';
import { useTypedCode } from './entry/use-typed-code';
import { VoidDialog } from './result/void-dialog';

/** Announces a result to screen readers. */
const Announced = ({ words }: { words: OutcomeLabels | null }) => (
  <div role="alert" aria-live="assertive">
    <VisuallyHidden>
      {words && [`${words.title}. ${words.text}`, words.say].filter(Boolean).join(' ')}
    </VisuallyHidden>
  </div>
);

/** @param vendorId business of the person who is signed in */
function Queue({ vendorId, onBack }: { vendorId: number | undefined; onBack(): void }) {
  const { device, view } = useCounterDevice();
  if (!device || !view) return null;
  return (
    <QueueScreen device={device} view={view} canSend={vendorId === view.device?.vendorId} onBack={onBack} />
  );
}

/** Whether the screen asks who is at the counter: on request, and before a code is accepted after a pause. */
function usePersonQuestion(outcome: Outcome | null) {
  const { isAsking } = useShift();
  const [isOpen, setOpen] = useState(false);
  const isUndecided = !outcome || outcome.kind === 'valid' || isBendable(outcome);
  return {
    isOpen: isOpen || (isAsking && isUndecided),
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}

function Counting() {
  const t = useTexts(counterTexts);
  const format = useFormat();
  const place = useBranch();
  const { user } = useCurrentUser();
  const { device, view } = useCounterDevice();
  const staff = user?.staffOf;
  const business = staff ? businessNameIn(format.language, staff) : (view?.device?.businessName ?? '');
  const counter = useCounter(place.branch?.id, device);
  const typed = useTypedCode(counter);
  const [voiding, setVoiding] = useState<CounterPassView | null>(null);
  const [isListed, setListed] = useState(false);
  const person = usePersonQuestion(counter.outcome);
  const check = useStable((code: string) => void counter.check(code));
  useCodeOfAddress(place.state === 'ready', check);
  useAutoRetry(counter);
  useActivity();
  useKeptApplication(counter.outcome === null && !isListed);

  const { outcome } = counter;
  const shown = outcome && outcome.kind !== 'mistyped' ? outcome : null;
  const words = outcome && labelsOf(outcome, t, format);
  const closeVoid = (takenBack: CounterPassView | null) => {
    setVoiding(null);
    if (takenBack) counter.show({ kind: 'taken-back', pass: takenBack });
  };
  return (
    <div className={cx(styles.page, (shown || isListed) && styles.showsResult)}>
      <Announced words={words} />
      {view?.device && !view.isConnected && (
        <OfflineBanner view={view} onOpen={isListed ? undefined : () => setListed(true)} />
      )}
      {isListed && <Queue vendorId={staff?.vendorId} onBack={() => setListed(false)} />}
      {!isListed && person.isOpen && <PersonScreen onDone={person.close} />}
      {!isListed && !person.isOpen && shown && words && (
        <ResultScreen
          outcome={shown}
          words={words}
          counter={counter}
          onUndo={() => 'pass' in shown && setVoiding(shown.pass)}
        />
      )}
      {!isListed && !person.isOpen && !shown && (
        <EntryScreen
          {...{
            place,
            business,
            busy: counter.busy,
            ...typed,
            onCode: check,
            onFound: (pass) => void counter.found(pass),
            onQueue: () => setListed(true),
            onPerson: person.open,
          }}
        />
      )}
      <div className={styles.today}>{user && <TodayList onTakeBack={setVoiding} />}</div>
      {voiding && <VoidDialog pass={voiding} onClose={closeVoid} />}
    </div>
  );
}

/** Page on which staff accept codes. */
export function CounterPage() {
  return (
    <StartedCounterDevice>
      <Counting />
    </StartedCounterDevice>
  );
}
