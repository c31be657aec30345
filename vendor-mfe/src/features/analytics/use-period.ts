import { useSearchParams } from 'shared-ui/router';

export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

const USUAL: Period = 30;

/** Selected period, stored in the URL. */
export function usePeriod(): { period: Period; choose(period: Period): void } {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('days'));
  return {
    period: PERIODS.find((days) => days === asked) ?? USUAL,
    choose: (period) => setQuery(period === USUAL ? {} : { days: String(period) }, { replace: true }),
  };
}
