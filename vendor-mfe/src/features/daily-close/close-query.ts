import { dailyCloseTablePath } from 'shared-ui/api/paths';
export interface CloseQuery {
  /** Calendar day in Nepal, such as 2026-11-30. */
  readonly day: string;
  /** Id of a branch; empty for all. */
  readonly branch: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^[1-9]\d{0,8}$/;

/** Reads day and branch from the URL. @param today day in Nepal that is shown by default */
export function readCloseQuery(query: URLSearchParams, today: string): CloseQuery {
  const [day, branch] = [query.get('day') ?? '', query.get('branch') ?? ''];
  return { day: DAY.test(day) && day <= today ? day : today, branch: NUMBER.test(branch) ? branch : '' };
}

/** Parameters for the URL and the API; today is left out as the default. */
export function askedFor({ day, branch }: CloseQuery, today: string): Record<string, string> {
  return { ...(day === today ? {} : { day }), ...(branch && { branch }) };
}

export const closeTableAddress = ({ day, branch }: CloseQuery): string =>
  `${dailyCloseTablePath}?${new URLSearchParams({ day, ...(branch && { branch }) }).toString()}`;
