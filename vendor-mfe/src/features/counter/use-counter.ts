import { useRef, useState } from 'react';
import { useCounterLookupMutation, type CounterPassView } from 'shared-ui/api/counter';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import {
  concernsPass,
  withProblem,
  outcomeOfFailure,
  outcomeOfPass,
  tooSmall,
  toneOf,
  type Bill,
  type Outcome,
  type Tone,
} from './result/outcome';
import { signal } from './signals/signals';
import { isUnreachable, type CounterDevice } from './offline/counter-device';
import { pinFailure } from '../../shared/pin/pin-failure';
import { shifts } from './people/shift';
import { useOnlineAcceptance } from './use-online-acceptance';
import { useOfflineAcceptance, type NotDecided } from './offline/use-offline-acceptance';
import { withinTimeout } from './offline/within-timeout';
import type { StoredEntry } from './offline/program/stored-entry';
import { counterTexts } from './texts';
import { isScanned } from './entry/typed-code';

export interface Counter {
  /** Null until a code is checked. */
  readonly outcome: Outcome | null;
  readonly busy: boolean;
  /** Time of the last response that this screen received. */
  readonly lastOnline: Date | null;
  check(code: string): Promise<void>;
  /** Shows a pass that was looked up in another way. */
  found(pass: CounterPassView): Promise<void>;
  /** Redeems the checked code. */
  accept(pass: CounterPassView, bill: Bill): Promise<void>;
  /** Takes an acceptance back that was made without a network. */
  undoOffline(entry: StoredEntry, pass: CounterPassView): Promise<void>;
  /** Repeats the request that got no response, with the same idempotency key. */
  retry(): Promise<void>;
  /** Shows another result: a voided pass, or the same pass with other entries. */
  show(outcome: Outcome | null): void;
  next(): void;
}

type Attempts = Pick<Counter, 'outcome' | 'busy' | 'lastOnline' | 'retry' | 'show'> & {
  attempt(action: () => Promise<Outcome>): Promise<void>;
};

const signalOf = (outcome: Outcome): Tone =>
  outcome.kind === 'accepted-offline' && outcome.notUndone ? 'wait' : toneOf(outcome);

/** Runs one request at a time, shows its outcome and can repeat it. */
function useAttempts(): Attempts {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const [lastOnline, setLastOnline] = useState<Date | null>(null);
  const lastAttempt = useRef<() => Promise<Outcome>>(null);

  async function attempt(action: () => Promise<Outcome>): Promise<void> {
    lastAttempt.current = action;
    setBusy(true);
    try {
      const learned = await action();
      if (learned.kind !== 'offline') setLastOnline(new Date());
      // A repeated connection failure gives no new signal.
      if (!(learned.kind === 'offline' && outcome?.kind === 'offline')) signal(signalOf(learned));
      setOutcome(learned);
    } catch {
      // Calls of the server answer with a failure; only the storage of the device throws.
      signal('wait');
      setOutcome({ kind: 'not-stored' });
    } finally {
      setBusy(false);
    }
  }

  const retry = async () => {
    if (lastAttempt.current) await attempt(lastAttempt.current);
  };
  return { outcome, busy, lastOnline, attempt, retry, show: setOutcome };
}

/** Checks one code at a time, shows its result and redeems it after confirmation. */
export function useCounter(branchId: number | undefined, device: CounterDevice | null = null): Counter {
  const t = useTexts(counterTexts);
  const language = useLanguage();
  const [lookup] = useCounterLookupMutation();
  const online = useOnlineAcceptance();
  const { attempt, ...shown } = useAttempts();
  const code = useRef('');
  const offline = useOfflineAcceptance();

  const undecided = ({ pinProblem }: NotDecided): Outcome =>
    withProblem(shown.outcome, pinProblem) ?? { kind: 'failed', text: t('failedText') };

  async function failed(failure: unknown, confirming: boolean): Promise<Outcome> {
    const text = await describeFailure(failure, language, t('failedText'));
    return outcomeOfFailure(failure, confirming, text, !isScanned(code.current));
  }

  async function look(): Promise<Outcome> {
    const { data, error } = await withinTimeout(device, () =>
      lookup({ lookupDto: { code: code.current, branchId } }),
    );
    device?.reportConnection(!isUnreachable(error));
    if (data) offline.forget();
    if (data) return outcomeOfPass(data);
    const found = isUnreachable(error) ? await offline.look(code.current) : null;
    return found ?? failed(error, false);
  }

  async function confirm(pass: CounterPassView, bill: Bill): Promise<Outcome> {
    const form = { code: code.current, branchId, ...bill };
    const { data, error, isSent } = await online.send(form, () => offline.sending(pass));
    // What is known of an earlier attempt stays as it is if nothing was sent.
    if (!isSent) return failed(error, true);
    await offline.answered(pass, error);
    if (data) return { kind: 'accepted', pass: data };
    const pinProblem = bill.override ? pinFailure(error) : null;
    if (pinProblem) return undecided({ pinProblem });
    const kind = tooSmall(error);
    if (kind) return { kind, pass, bill };
    return concernsPass(error) ? look() : failed(error, true);
  }

  return {
    ...shown,
    check(text) {
      code.current = text;
      shifts.touch(Date.now());
      return attempt(look);
    },
    accept(pass, bill) {
      shifts.touch(Date.now());
      return attempt(async () => {
        const accepted = await (offline.accept(bill) ?? confirm(pass, bill));
        return 'kind' in accepted ? accepted : undecided(accepted);
      });
    },
    found(pass) {
      code.current = pass.code;
      shifts.touch(Date.now());
      offline.forget();
      return attempt(() => Promise.resolve(outcomeOfPass(pass)));
    },
    undoOffline: (entry, pass) => attempt(() => offline.undo(entry, pass)),
    next: () => shown.show(null),
  };
}
