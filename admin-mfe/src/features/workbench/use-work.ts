import { useAdminWorkCountsQuery, useWorkPageQuery, type WorkItemView } from 'shared-ui/api/admin-work';
import { type Asked, queryOf } from './list/asked';

/** So often the claims and decisions of others are read: they show within five seconds. */
const POLL_MS = 3_000;
/** The most that the server sends at once. */
const LARGEST_PAGE = 100;

const NONE: readonly WorkItemView[] = [];

/** What waits, kept up to date. */
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
    /** The list stands, and the server does not answer. */
    isStale: list.isError && list.currentData !== undefined,
    refetch: () => void list.refetch(),
  };
}
