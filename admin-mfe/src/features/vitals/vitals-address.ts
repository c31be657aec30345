import { addNepalDays, nepalDayOf, toDayText } from 'shared-ui/format';
import { useSearchParams } from 'shared-ui/router';
import { useNow } from 'shared-ui/ui';

export const PERIODS = ['7', '30', '90'] as const;
export const DEVICES = ['all', 'phone', 'computer'] as const;
export const PAGES = ['home', 'deals', 'deal', 'brands', 'other', 'counter', 'dashboard'] as const;

export interface VitalsAddress {
  days: (typeof PERIODS)[number];
  device: (typeof DEVICES)[number];
  /** Kind of page in the charts. */
  page: (typeof PAGES)[number];
  /** Null on the first render. */
  period: { from: string; to: string } | null;
  change(changes: Partial<Record<'days' | 'device' | 'page', string>>): void;
}

const oneOf = <Value extends string>(known: readonly Value[], asked: string | null, usual: Value): Value =>
  known.find((value) => value === asked) ?? usual;

/** Period, device and page of the charts in the URL, so that a link restores them. */
export function useVitalsAddress(): VitalsAddress {
  const [query, setQuery] = useSearchParams();
  const now = useNow();
  const days = oneOf(PERIODS, query.get('days'), '30');
  const today = now && nepalDayOf(now);
  return {
    days,
    device: oneOf(DEVICES, query.get('device'), 'all'),
    page: oneOf(PAGES, query.get('page'), 'home'),
    period: today && { from: toDayText(addNepalDays(today, 1 - Number(days))), to: toDayText(today) },
    change(changes) {
      const wanted = new URLSearchParams(query);
      for (const [name, value] of Object.entries(changes)) wanted.set(name, value);
      setQuery(wanted, { replace: true });
    },
  };
}
