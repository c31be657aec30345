import { InvalidRequest } from '../../../common/errors/common.errors.js';

const DAY_MS = 86_400_000;
/** Three years: enough for a fiscal year and the one before. */
const LONGEST = 1_100;

export interface ReportPeriod {
  from: string;
  to: string;
  days: number;
  previousFrom: string;
  previousTo: string;
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The requested period, and the preceding one of equal length. Rejects `request.invalid` if it ends before it begins or is too long. */
export function periodOf({ from, to }: { from: string; to: string }): ReportPeriod {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  if (days < 1)
    throw new InvalidRequest({ errors: [{ field: 'to', message: 'The last day is before the first one' }] });
  if (days > LONGEST)
    throw new InvalidRequest({
      errors: [{ field: 'to', message: `Please ask for at most ${LONGEST} days` }],
    });
  return { from, to, days, previousFrom: shifted(from, -days), previousTo: shifted(from, -1) };
}
