import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { useOwnDevice, useCounterDevice } from '../offline/use-counter-device';
import { isIdle, shifts, type Shift } from './shift';

const LOOK_MS = 5_000;
/** Of packs that do not contain the owner's setting. */
const IDLE_MINUTES = 2;
const none = () => null;

export interface CounterShift {
  /** Null while the acceptance carries who is signed in. */
  readonly shift: Shift | null;
  /** True if the counter must ask who is there. */
  readonly isAsking: boolean;
  /** True on a device of the business with people who can name themselves. */
  readonly isShared: boolean;
}

/** Who is at the counter of an enrolled device. */
export function useShift(): CounterShift {
  const shift = useSyncExternalStore(shifts.subscribe, shifts.read, none);
  const { view } = useCounterDevice();
  const isOwn = useOwnDevice() !== null;
  const idleMinutes = view?.pack?.limits.idleMinutes ?? IDLE_MINUTES;
  useEffect(() => shifts.idleAfter(idleMinutes), [idleMinutes]);
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const isShared =
    isOwn && Boolean(view?.device && !view.device.isWithdrawn && view.pack && view.pack.people.length > 0);
  const isPresent = shift !== null && !isIdle(shift, Date.now());
  return {
    shift: isShared ? shift : null,
    isAsking: isShared && shifts.isAsking() && !isPresent && !shifts.isHeld(),
    isShared,
  };
}
