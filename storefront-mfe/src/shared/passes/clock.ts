/** A clock that was this much wrong at the last contact is not used for the time left. */
const MAX_CLOCK_ERROR_MS = 5 * 60_000;

/** Whether the time left of a saved code can be counted from the device's clock. */
export const isClockTrusted = ({ clockAheadMs }: { clockAheadMs?: number }): boolean =>
  Math.abs(clockAheadMs ?? 0) <= MAX_CLOCK_ERROR_MS;
