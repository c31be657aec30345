import { useRef, useState } from 'react';
import { useCounterAcceptMutation, useCounterLookupMutation, type AcceptDto } from 'shared-ui/api/counter';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { isApiFailure } from 'shared-ui/store';
import { useSubmissionKeys } from 'shared-ui/submission';
import { concernsPass, outcomeOfFailure, outcomeOfPass, type Outcome } from './outcome';
import { counterTexts } from './texts';

export interface Counter {
  /** Null while waiting for a code. */
  readonly outcome: Outcome | null;
  readonly busy: boolean;
  /** Whether the bill was refused as too small for the deal. */
  readonly billTooSmall: boolean;
  check(code: string): Promise<void>;
  /** Marks the checked code used. @param amount whole rupees, where it is not the deal's price */
  accept(amount?: number): Promise<void>;
  /** Does again what the network swallowed. */
  retry(): Promise<void>;
  next(): void;
}

// Browsers refuse, and complain, before the first touch.
const vibrate = () => navigator.userActivation?.hasBeenActive && navigator.vibrate?.(20);

/** One code after the other: looked up, shown, and marked used only when that is confirmed. */
export function useCounter(branchId: number | undefined): Counter {
  const t = useTexts(counterTexts);
  const language = useLanguage();
  const keys = useSubmissionKeys();
  const [lookup] = useCounterLookupMutation();
  const [acceptPass] = useCounterAcceptMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const [billTooSmall, setBillTooSmall] = useState(false);
  const code = useRef('');
  const lastAttempt = useRef<() => Promise<void>>(async () => {});

  async function failed(failure: unknown, confirming: boolean): Promise<void> {
    const text = await describeFailure(failure, language, t('failedText'));
    setOutcome(outcomeOfFailure(failure, confirming, text));
  }

  async function look(): Promise<void> {
    try {
      const pass = await lookup({ lookupDto: { code: code.current, branchId } }).unwrap();
      setOutcome(outcomeOfPass(pass));
    } catch (failure) {
      await failed(failure, false);
    }
    vibrate();
  }

  async function confirm(amount?: number): Promise<void> {
    const acceptDto: AcceptDto = { code: code.current, branchId, amount };
    try {
      const pass = await acceptPass({ acceptDto, 'Idempotency-Key': keys.keyFor(acceptDto) }).unwrap();
      keys.ended();
      setOutcome({ kind: 'accepted', pass });
      vibrate();
    } catch (failure) {
      keys.ended(failure);
      if (isApiFailure(failure) && failure.code === 'visit.bill-too-small') setBillTooSmall(true);
      else if (concernsPass(failure)) await look();
      else await failed(failure, true);
    }
  }

  async function attempt(action: () => Promise<void>): Promise<void> {
    lastAttempt.current = action;
    setBusy(true);
    setBillTooSmall(false);
    await action();
    setBusy(false);
  }

  return {
    outcome,
    busy,
    billTooSmall,
    check(text) {
      code.current = text;
      return attempt(look);
    },
    accept: (amount) => attempt(() => confirm(amount)),
    retry: () => attempt(lastAttempt.current),
    next: () => setOutcome(null),
  };
}
