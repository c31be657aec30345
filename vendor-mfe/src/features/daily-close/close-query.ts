import { dailyCloseTablePath } from 'shared-ui/api/paths';
export interface CloseQuery {
  /** A day in Nepal such as 2026-11-30. */
  readonly day: string;
  /** A branch's id; empty for all. */
  readonly branch: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^[1-9]\d{0,8}$/;

/** What the address says. @param today the day of Nepal that is shown unless another one is asked for */
export function readCloseQuery(query: URLSearchParams, today: string): CloseQuery {
  const [day, branch] = [query.get('day') ?? '', query.get('branch') ?? ''];
  return { day: DAY.test(day) && day <= today ? day : today, branch: NUMBER.test(branch) ? branch : '' };
}

/** As the address and the API take it; today goes without saying. */
export function askedFor({ day, branch }: CloseQuery, today: string): Record<string, string> {
  return { ...(day === today ? {} : { day }), ...(branch && { branch }) };
}

export const closeTableAddress = ({ day, branch }: CloseQuery): string =>
  `${dailyCloseTablePath}?${new URLSearchParams({ day, ...(branch && { branch }) }).toString()}`;
