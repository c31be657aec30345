const [MINUTE, HOUR] = [60, 3_600];

/** Pauses after each failed attempt, in seconds. Together they exceed three days (rule WH4). */
export const PAUSES: readonly number[] = [
  ...[5, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR],
  ...[14 * HOUR, 20 * HOUR, 21 * HOUR],
];

export const MAX_ATTEMPTS = PAUSES.length + 1;

/** @param attempts number of failed attempts @returns null after the last one */
export const pauseAfter = (attempts: number): number | null => PAUSES[attempts - 1] ?? null;

/** Failures for this long disable the endpoint. */
export const MAX_FAILING_HOURS = 72;
