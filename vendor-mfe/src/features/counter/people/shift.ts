/** The person who named themselves at this counter. */
export interface Shift {
  readonly userId: number;
  readonly firstName: string;
  /** Id of the server's shift; null if it began without a network. */
  readonly shiftId: string | null;
  /** Latest use of the counter, in milliseconds since 1970. */
  readonly usedAt: number;
}

const REMEMBERED = 'counter-shift';
const ASKING = 'counter-asks-person';

const MINUTE_MS = 60_000;

/** Idle time after which the counter asks again who is there; the owner sets it. */
let idleMs = 2 * MINUTE_MS;

export const isIdle = (shift: Shift, now: number): boolean => now - shift.usedAt > idleMs;

function remembered(): Shift | null {
  try {
    return JSON.parse(sessionStorage.getItem(REMEMBERED) ?? 'null') as Shift | null;
  } catch {
    return null;
  }
}

let current = remembered();
/** PIN of a shift that began without a network, until the server knows it. It is not stored. */
let waitingPin: string | null = null;
/** Forms in work. */
let held = 0;
const listeners = new Set<() => void>();

function change(next: Shift | null): void {
  current = next;
  if (next) sessionStorage.setItem(REMEMBERED, JSON.stringify(next));
  else sessionStorage.removeItem(REMEMBERED);
  for (const changed of listeners) changed();
}

/** The shift of this page. A PIN is asked for on this device from the first shift until `stopAsking`. */
export const shifts = {
  read: (): Shift | null => current,
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  },
  /** Sets the idle time of this device. */
  idleAfter(minutes: number): void {
    idleMs = minutes * MINUTE_MS;
  },
  isAsking: (): boolean => localStorage.getItem(ASKING) !== null,
  begin(shift: Shift, pin: string | null): void {
    waitingPin = pin;
    localStorage.setItem(ASKING, 'yes');
    change(shift);
  },
  /** The server knows the shift now. */
  known(shiftId: string): void {
    waitingPin = null;
    if (current) change({ ...current, shiftId });
  },
  /** Notes a use of the counter. A shift that is idle stays so. */
  touch(now: number): void {
    if (current && !isIdle(current, now)) change({ ...current, usedAt: now });
  },
  /** A form is in work: nobody is asked for a PIN until it ends. @returns ends it */
  hold(): () => void {
    held++;
    return () => void held--;
  },
  isHeld: (): boolean => held > 0,
  waitingPin: (): string | null => waitingPin,
  end(): void {
    waitingPin = null;
    change(null);
  },
  stopAsking(): void {
    localStorage.removeItem(ASKING);
    shifts.end();
  },
};
