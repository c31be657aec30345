import { useMemo, useRef } from 'react';
import type { CounterPassView } from 'shared-ui/api/counter';
import type { Bill, Outcome } from '../result/outcome';
import type { CounterDevice } from './counter-device';
import { outcomeOfAcceptance, outcomeOffline } from './offline-outcome';
import { tokenIn } from './program/pass-token';
import type { StoredEntry } from './program/stored-entry';

interface OfflineAcceptance {
  /** Looks up a code without a network. Null if this device is not enrolled. */
  look(code: string): Promise<Outcome | null>;
  /** Accepts the pass that was looked up; null if the server looked it up. */
  accept(bill: Bill): Promise<Outcome> | null;
  /** Takes an acceptance back. Null if it is too late. */
  undo(entry: StoredEntry, pass: CounterPassView): Promise<Outcome | null>;
  /** The next acceptance is one of the server. */
  forget(): void;
}

/** Acceptance of one code at a time without a network. */
export function useOfflineAcceptance(device: CounterDevice | null): OfflineAcceptance {
  /** The code that the device has verified. */
  const verified = useRef<string>(null);
  return useMemo(() => {
    async function accept(code: string, bill: Bill): Promise<Outcome> {
      const accepted = await device?.accept({
        token: tokenIn(code) ?? '',
        amount: bill.amount ?? null,
        guests: bill.guests ?? null,
        paidWith: bill.paidWith ?? null,
      });
      return accepted ? outcomeOfAcceptance(accepted, bill) : { kind: 'offline', confirming: false };
    }
    return {
      async look(code) {
        const found = await device?.lookUp(code);
        verified.current = found ? code : null;
        return found ? outcomeOffline(found) : null;
      },
      accept: (bill) => (verified.current === null ? null : accept(verified.current, bill)),
      async undo({ number }, pass) {
        return (await device?.undo(number)) ? { kind: 'taken-back', pass } : null;
      },
      forget() {
        verified.current = null;
      },
    };
  }, [device]);
}
