/** Maximum error of the device's clock at the last contact with the server, in milliseconds. */
const MAX_CLOCK_ERROR_MS = 5 * 60_000;

/** Returns true if the time left of a stored pass can be calculated from the device's clock. */
export const isClockTrusted = ({ clockAheadMs }: { clockAheadMs?: number }): boolean =>
  Math.abs(clockAheadMs ?? 0) <= MAX_CLOCK_ERROR_MS;
