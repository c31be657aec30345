/** First and last day of a report, both in Nepal and included. */
export const FIRST = '$1::date';
export const LAST = '$2::date';
export const DAYS = `(${LAST} - ${FIRST} + 1)`;
/** First day of the preceding period. */
export const BEFORE = `(${FIRST} - ${DAYS})`;

export const LOCAL_DAY = (at: string): string => `nepal_time(${at})::date`;

/** Condition of a time from one day to another, both in Nepal and included. Without columns, so that the planner knows the span. */
export const BETWEEN = (at: string, from: string, to: string): string =>
  `${at} >= start_of_nepal_day(${from}) AND ${at} < start_of_nepal_day(${to} + 1)`;

/** Condition of a time in the period or the preceding one. */
export const WITHIN = (at: string): string => BETWEEN(at, BEFORE, LAST);

/** Days before a period in which an earlier use makes a customer a returning one. */
export const RETURN_DAYS = 60;
