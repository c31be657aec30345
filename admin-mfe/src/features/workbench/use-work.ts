import { useAdminWorkCountsQuery, useWorkPageQuery, type WorkItemView } from 'shared-ui/api/admin-work';
import { type Asked, queryOf } from './list/asked';

/** Polling interval. Claims and decisions of other admins appear within five seconds. */
const POLL_MS = 3_000;
/** Maximum page size of the API. */
const LARGEST_PAGE = 100;

const NONE: readonly WorkItemView[] = [];

/** Polls the work items and their counts. */
export function useWork(asked: Asked) {
  const polled = { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true };
  const list = useWorkPageQuery({ ...queryOf(asked), limit: String(LARGEST_PAGE) }, polled);
  const counts = useAdminWorkCountsQuery(undefined, polled);
  return {
    items: list.currentData?.items ?? NONE,
    total: list.currentData?.total ?? 0,
    counts: counts.data,
    isLoading: !list.currentData && !list.isError,
    isFailed: list.isError && !list.currentData,
    /** True if the list is shown but the last request failed. */
    isStale: list.isError && list.currentData !== undefined,
    refetch: () => void list.refetch(),
  };
}
