import { keyOfPin, type PinKey, type PinVerifier } from '../offline/program/pin';
import type { PinProblem } from '../../../shared/pin/pin-problem';

const REMEMBERED = 'counter-pin-tries';
const TRIES = 5;
const SECOND_MS = 1_000;
const LOCK_MS = 60 * SECOND_MS;

/** Wrong tries of a person on this device, kept when the page is closed. */
interface Tries {
  readonly wrong: number;
  /** Time until which the PIN is locked, in milliseconds since 1970. */
  readonly until: number;
}

type TriesById = Readonly<Record<string, Tries>>;

function stored(): TriesById {
  try {
    return (JSON.parse(localStorage.getItem(REMEMBERED) ?? '{}') ?? {}) as TriesById;
  } catch {
    return {};
  }
}

const store = (userId: number, tries: Tries): void =>
  localStorage.setItem(REMEMBERED, JSON.stringify({ ...stored(), [userId]: tries }));

const NONE: Tries = { wrong: 0, until: 0 };

/** A lock longer than a minute is one of a clock that was set back. */
const secondsLeft = ({ until }: Tries, now: number): number =>
  until - now > LOCK_MS ? 0 : Math.ceil((until - now) / SECOND_MS);

/** Verifies a PIN on the device. Five wrong ones lock it for 60 seconds; a try counts before it is compared. */
export async function checkPin(
  { id, pin: verifier }: { readonly id: number; readonly pin: PinVerifier | null },
  pin: string,
  now: number,
): Promise<PinKey | PinProblem> {
  if (!verifier) return { kind: 'not-set' };
  const before = stored()[id] ?? NONE;
  const seconds = secondsLeft(before, now);
  if (seconds > 0) return { kind: 'locked', seconds };
  const wrong = (before.wrong % TRIES) + 1;
  store(id, { wrong, until: wrong === TRIES ? now + LOCK_MS : 0 });
  const key = await keyOfPin(pin, verifier);
  if (!key) return { kind: 'wrong', triesLeft: TRIES - wrong };
  store(id, NONE);
  return key;
}

export const isKey = (checked: PinKey | PinProblem): checked is PinKey => checked instanceof Uint8Array;
