import { dailyCloseTablePath } from 'shared-ui/api/paths';

export interface CloseQuery {
  /** Business day, such as 2026-11-30; empty for the present one. */
  readonly day: string;
  /** Id of a branch; `all`, or empty for the branch of the counter. */
  readonly branch: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const BRANCH = /^([1-9]\d{0,8}|all)$/;

/** Reads day and branch from the URL. @param today latest day that can be shown */
export function readCloseQuery(query: URLSearchParams, today: string): CloseQuery {
  const [day, branch] = [query.get('day') ?? '', query.get('branch') ?? ''];
  return { day: DAY.test(day) && day <= today ? day : '', branch: BRANCH.test(branch) ? branch : '' };
}

/** Parameters for the URL; what is empty is left out. */
export const askedFor = ({ day, branch }: CloseQuery): Record<string, string> => ({
  ...(day && { day }),
  ...(branch && { branch }),
});

/** @param branch null for all branches */
export const closeTableAddress = (day: string, branch: number | null): string =>
  `${dailyCloseTablePath}?${new URLSearchParams({ day, ...(branch !== null && { branch: String(branch) }) }).toString()}`;
