import { useMemo, useRef } from 'react';
import type { CounterPassView } from 'shared-ui/api/counter';
import { isApiFailure } from 'shared-ui/store';
import { checkPin, isKey } from '../people/pin-check';
import { shifts } from '../people/shift';
import type { Bill, BillOverride, Outcome } from '../result/outcome';
import { pinFailure } from '../../../shared/pin/pin-failure';
import type { PinProblem } from '../../../shared/pin/pin-problem';
import type { CounterDevice } from './counter-device';
import { outcomeOfAcceptance, outcomeOffline } from './offline-outcome';
import type { Override } from './program/counter-program';
import type { Device } from './program/counter-store';
import { tokenIn } from './program/pass-token';
import type { StoredEntry } from './program/stored-entry';
import { useOwnDevice } from './use-counter-device';

/** The PIN of an override was not accepted. */
export interface NotDecided {
  readonly pinProblem: PinProblem;
}

interface OfflineAcceptance {
  /** Looks up a code without a network. Null if this device is not enrolled. */
  look(code: string): Promise<Outcome | null>;
  /** Accepts the pass that was looked up; null if the server looked it up. */
  accept(bill: Bill): Promise<Outcome | NotDecided> | null;
  /** Takes an acceptance back. If that is not possible, the acceptance says why. */
  undo(entry: StoredEntry, pass: CounterPassView): Promise<Outcome>;
  /** Notes that the acceptance of a pass is sent to the server: without a network it is not accepted again. */
  sending(pass: CounterPassView): Promise<void>;
  /** Notes the server's answer to that. */
  answered(pass: CounterPassView, error: unknown): Promise<void>;
  /** The next acceptance is one of the server. */
  forget(): void;
}

/** Answers after which an earlier acceptance of the same pass may still have arrived. */
const UNDECIDED = [401, 403, 408, 429];

const isUsed = (error: unknown): boolean => isApiFailure(error) && error.code === 'pass.already-used';

/** Returns true if the server decided that the pass was not accepted. PINs are verified before a pass is accepted. */
const isRejection = (error: unknown): boolean => pinFailure(error) !== null || isRejectedCode(error);

const isRejectedCode = (error: unknown): boolean =>
  isApiFailure(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  !UNDECIDED.includes(error.status) &&
  error.code !== 'request.in-progress' &&
  !isUsed(error);

/** A device that cannot store this accepts nothing without a network either: the server's answer counts. */
async function notePass(
  device: CounterDevice | null,
  { id, expiresAt }: CounterPassView,
  isAnswered: boolean,
): Promise<void> {
  await device
    ?.storePass({ passId: id, expiresAt: Date.parse(expiresAt), isAnswered })
    .catch(() => undefined);
}

/** The person who named themselves; undefined for who was signed in at the last contact. */
function personAtCounter(): Device['person'] | undefined {
  const shift = shifts.read();
  return shift ? { id: shift.userId, firstName: shift.firstName } : undefined;
}

/** Verifies the manager's PIN on the device. */
async function decide(device: CounterDevice, override: BillOverride): Promise<Override | NotDecided> {
  const { managerId, pin, reason, note = null } = override;
  const manager = device.read().pack?.people.find(({ id, isManager }) => isManager && id === managerId);
  const key = manager ? await checkPin(manager, pin, Date.now()) : ({ kind: 'not-set' } as const);
  return isKey(key) ? { managerId, key, reason, note } : { pinProblem: key };
}

async function undo(
  device: CounterDevice | null,
  entry: StoredEntry,
  pass: CounterPassView,
): Promise<Outcome> {
  try {
    if (await device?.undo(entry.number, personAtCounter())) return { kind: 'taken-back', pass };
    return { kind: 'accepted-offline', pass, entry, notUndone: 'sent' };
  } catch {
    return { kind: 'accepted-offline', pass, entry, notUndone: 'not-stored' };
  }
}

/** Acceptance of one code at a time without a network. */
export function useOfflineAcceptance(): OfflineAcceptance {
  const device = useOwnDevice();
  /** The code that the device has verified. */
  const verified = useRef<string>(null);
  return useMemo(() => {
    async function accept(code: string, bill: Bill): Promise<Outcome | NotDecided> {
      const override = bill.override && device ? await decide(device, bill.override) : undefined;
      if (override && 'pinProblem' in override) return override;
      const accepted = await device?.accept({
        token: tokenIn(code) ?? '',
        amount: bill.amount ?? null,
        guests: bill.guests ?? null,
        paidWith: bill.paidWith ?? null,
        person: personAtCounter(),
        override,
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
      undo: (entry, pass) => undo(device, entry, pass),
      sending: (pass) => notePass(device, pass, false),
      async answered(pass, error) {
        if (isRejection(error)) await device?.dropPass(pass.id).catch(() => undefined);
        else if (!error || isUsed(error)) await notePass(device, pass, true);
      },
      forget() {
        verified.current = null;
      },
    };
  }, [device]);
}
