import { ContextValue } from '../context/context-value.js';

const shift = new ContextValue<number>();

/** Seconds by which the time of the current work is ahead of the real time: 0 outside of the sandbox. */
export const clockShift = (): number => shift.get() ?? 0;

/** Runs the work at a shifted time: `Clock.now()` and `now()` of SQL follow it (ADR 108). */
export const withClockShift = <T>(seconds: number, work: () => T): T =>
  seconds === clockShift() ? work() : shift.run(seconds, work);

/** Setting that `now()` of the sandbox's database reads. */
export const CLOCK_SHIFT_SETTING = 'dobbar.clock_shift';
