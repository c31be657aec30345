/** Returns the change in whole percent; null if the earlier value is 0. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
