import { nepalDaysBetween } from 'shared-ui/format';

interface Usable {
  /** Next time at which the deal can be used; null while it can be used, or if that is unknown. */
  readonly nextUseAt?: string | null;
}

/** The first time at which closed deals can be used again, and how many of them on that day in Nepal; null if there is none. */
export function nextOpening(deals: readonly Usable[]): { at: string; count: number } | null {
  const times = deals.flatMap(({ nextUseAt }) => nextUseAt ?? []).sort();
  const [at] = times;
  if (at === undefined) return null;
  const count = times.filter((time) => nepalDaysBetween(new Date(at), new Date(time)) === 0).length;
  return { at, count };
}
