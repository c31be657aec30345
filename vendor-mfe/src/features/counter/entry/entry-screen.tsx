import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { CounterPassView } from 'shared-ui/api/counter';
import { useTexts } from 'shared-ui/i18n';
import { Select } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { BranchChoice } from '../branch-choice';
import { CodeBoxes, type CodeError } from './code-boxes';
import styles from './entry.module.css';
import { AllowanceCard } from '../offline/screens/allowance-card';
import { DeviceLine } from '../offline/screens/device-line';
import { useCounterDevice } from '../offline/use-counter-device';
import { PersonChip } from '../people/person-chip';
import { PhoneLookup } from '../phone-lookup/phone-lookup';
import { SignalSettings } from '../signals/signal-settings';
import { StatusLine } from '../status-line';
import { counterTexts } from '../texts';
import type { CounterBranch } from '../use-branch';

const Scanner = lazy(async () => ({ default: (await import('./scanner')).Scanner }));

interface EntryScreenProps {
  place: CounterBranch;
  /** Opens the list of acceptances that were made without a network. */
  onQueue(): void;
  /** Asks who is at the counter. */
  onPerson(): void;
  business: string;
  busy: boolean;
  /** Typed text, which remains while a result is shown. */
  typed: string;
  fieldError: CodeError | null;
  onTyped(text: string): void;
  onError(fieldError: CodeError | null): void;
  onCode(code: string): void;
  /** Shows a pass that was looked up by phone number. */
  onFound(pass: CounterPassView): void;
}

/** Camera view above the code boxes. */
function CodeEntry({
  place,
  busy,
  typed,
  fieldError,
  onTyped,
  onError,
  onCode,
  onFound,
  onQueue,
}: Omit<EntryScreenProps, 'business' | 'onPerson'>) {
  const t = useTexts(counterTexts);
  const { branch, choices, choose } = place;
  const { view } = useCounterDevice();
  const isOffline = view?.device && !view.isConnected;
  return (
    <>
      <Suspense fallback={<div className={styles.scanner} />}>
        <Scanner paused={busy} isOffline={Boolean(isOffline)} onCode={onCode} />
      </Suspense>
      <div className={styles.sheet}>
        {isOffline && <AllowanceCard view={view} />}
        <CodeBoxes
          busy={busy}
          text={typed}
          fieldError={fieldError}
          onText={onTyped}
          onError={onError}
          onCode={onCode}
        />
        {!isOffline && <PhoneLookup branchId={branch?.id} onFound={onFound} />}
        <StatusLine />
        <DeviceLine branch={branch} onOpen={onQueue} />
        {branch && choices.length > 0 && (
          <Select
            label={t('branch')}
            options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(branch.id)}
            onChange={(event) => choose(Number(event.target.value))}
          />
        )}
        <SignalSettings />
      </div>
    </>
  );
}

/** Start screen of the counter, ready for a code. */
export function EntryScreen({ business, onPerson, ...entry }: EntryScreenProps) {
  const t = useTexts(counterTexts);
  const { place } = entry;
  const { branch, state } = place;
  return (
    <section className={styles.entry}>
      <div className={styles.top}>
        <Link to="/dashboard" aria-label={t('back')} className={styles.back}>
          <ArrowLeft size={22} />
        </Link>
        <div className={styles.where}>
          <h1>{t('counter')}</h1>
          <span>{branch ? `${business} · ${branch.name}` : business}</span>
        </div>
        <PersonChip onOpen={onPerson} />
      </div>
      {state === 'choosing' ? <BranchChoice {...place} /> : <CodeEntry {...entry} />}
    </section>
  );
}
