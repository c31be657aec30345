import { HonourClosed, HonourNotUsed } from '../honour.errors.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An answer can be changed this long, then it counts (rule HN2). */
export const CHANGEABLE_MS = 7 * DAY_MS;
/** The link in the mail is valid this long. */
export const LINK_MS = 14 * DAY_MS;
/** The mail is sent this long after the use. */
export const ASKED_AFTER_HOURS = 2;
/** "Later" puts the question off this long. */
export const PUT_OFF_MS = DAY_MS;
/** Answers of one person that count for one business. */
export const MAX_PER_PERSON = 3;

export interface AnsweredUse {
  state: string;
  /** Null for a use from before the question existed. */
  askUntil: Date | null;
  /** Time at which the present answer counts; null without one. */
  countsAt: Date | null;
}

/**
 * @param isByLink the link of the mail is valid for longer than the question in the application
 * @throws honour.not-used (403), honour.closed (409)
 */
export function assertAnswerable(
  { state, askUntil, countsAt }: AnsweredUse,
  isByLink: boolean,
  now: Date,
): void {
  if (state !== 'redeemed') throw new HonourNotUsed();
  if (!askUntil) throw new HonourClosed();
  if (countsAt ? countsAt <= now : !isByLink && askUntil <= now) throw new HonourClosed();
}
