const DAY_MS = 86_400_000;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** @param day a day such as `2026-11-22` */
export const dayBefore = (day: string): string => shifted(day, -1);
