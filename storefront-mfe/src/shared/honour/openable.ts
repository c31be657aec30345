import type { PassView } from 'shared-ui/api/redemptions';

/** A code that the shop did not accept can be reported this long after its end (rule HN4). */
const REPORTABLE_MS = 48 * 3_600_000;

type Pass = Pick<PassView, 'state' | 'expiresAt' | 'honour'>;

/**
 * Returns what the customer can open for a pass: a case about its use, a report that its code was not taken, or nothing. The API
 * decides again.
 */
export function openable({ state, expiresAt, honour }: Pass, now: Date): 'case' | 'report' | null {
  if (state === 'issued') return 'report';
  if (state === 'expired') return now.getTime() - Date.parse(expiresAt) < REPORTABLE_MS ? 'report' : null;
  if (state !== 'redeemed' || !honour?.askUntil) return null;
  return Date.parse(honour.askUntil) > now.getTime() ? 'case' : null;
}
