import { useVendorAnalyticsReadQuery, type VendorAnalyticsView } from 'shared-ui/api/analytics';
import { usePeriod, type Period } from './use-period';

interface Analytics {
  period: Period;
  choose(period: Period): void;
  data: VendorAnalyticsView | undefined;
  isFetching: boolean;
  isError: boolean;
  again(): void;
}

/** Figures of the selected period. The previous data remain visible while another period loads. */
export function useAnalytics(): Analytics {
  const { period, choose } = usePeriod();
  const { data, isFetching, isError, refetch } = useVendorAnalyticsReadQuery(
    { days: period },
    { refetchOnMountOrArgChange: true },
  );
  return { period, choose, data, isFetching, isError, again: () => void refetch() };
}
