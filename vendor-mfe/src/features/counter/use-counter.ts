import { useRef, useState } from 'react';
import {
  useCounterAcceptMutation,
  useCounterLookupMutation,
  type AcceptDto,
  type CounterPassView,
} from 'shared-ui/api/counter';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useSubmissionKeys } from 'shared-ui/platform';
import {
  concernsPass,
  outcomeOfFailure,
  outcomeOfPass,
  tooSmall,
  toneOf,
  type Bill,
  type Outcome,
} from './result/outcome';
import { signal } from './signals/signals';
import { counterTexts } from './texts';
import { isScanned } from './entry/typed-code';

export interface Counter {
  /** Null until a code is checked. */
  readonly outcome: Outcome | null;
  readonly busy: boolean;
  /** Time of the last response that this screen received. */
  readonly lastOnline: Date | null;
  check(code: string): Promise<void>;
  /** Redeems the checked code. */
  accept(pass: CounterPassView, bill: Bill): Promise<void>;
  /** Repeats the request that got no response, with the same idempotency key. */
  retry(): Promise<void>;
  /** Shows another result: a voided pass, or the same pass with other entries. */
  show(outcome: Outcome): void;
  next(): void;
}

/** Checks one code at a time, shows its result and redeems it after confirmation. */
export function useCounter(branchId: number | undefined): Counter {
  const t = useTexts(counterTexts);
  const language = useLanguage();
  const keys = useSubmissionKeys();
  const [lookup] = useCounterLookupMutation();
  const [acceptPass] = useCounterAcceptMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const [lastOnline, setLastOnline] = useState<Date | null>(null);
  const code = useRef('');
  const lastAttempt = useRef<() => Promise<Outcome>>(null);

  async function failed(failure: unknown, confirming: boolean): Promise<Outcome> {
    const text = await describeFailure(failure, language, t('failedText'));
    return outcomeOfFailure(failure, confirming, text, !isScanned(code.current));
  }

  async function look(): Promise<Outcome> {
    const { data, error } = await lookup({ lookupDto: { code: code.current, branchId } });
    return data ? outcomeOfPass(data) : failed(error, false);
  }

  async function confirm(pass: CounterPassView, bill: Bill): Promise<Outcome> {
    const acceptDto: AcceptDto = { code: code.current, branchId, ...bill };
    const { data, error } = await acceptPass({ acceptDto, 'Idempotency-Key': keys.keyFor(acceptDto) });
    keys.ended(error);
    if (data) return { kind: 'accepted', pass: data };
    const kind = tooSmall(error);
    if (kind) return { kind, pass, bill };
    return concernsPass(error) ? look() : failed(error, true);
  }

  async function attempt(action: () => Promise<Outcome>): Promise<void> {
    lastAttempt.current = action;
    setBusy(true);
    const learned = await action();
    if (learned.kind !== 'offline') setLastOnline(new Date());
    // A repeated connection failure gives no new signal.
    if (!(learned.kind === 'offline' && outcome?.kind === 'offline')) signal(toneOf(learned));
    setOutcome(learned);
    setBusy(false);
  }

  return {
    outcome,
    busy,
    lastOnline,
    check(text) {
      code.current = text;
      return attempt(look);
    },
    accept: (pass, bill) => attempt(() => confirm(pass, bill)),
    retry: async () => {
      if (lastAttempt.current) await attempt(lastAttempt.current);
    },
    show: setOutcome,
    next: () => setOutcome(null),
  };
}
