import { useEffect } from 'react';
import { type ManagedDealView, useAdminDealsPendingQuery } from 'shared-ui/api/admin';
import type { WorkItemView } from 'shared-ui/api/admin-work';

const LARGEST_PAGE = 100;

/** Deal of an item. It is loaded again when the item has a newer version. */
export function usePendingDeal(item: WorkItemView): {
  deal: ManagedDealView | undefined;
  isStale: boolean;
  isLoading: boolean;
} {
  const { currentData: deals, refetch, isFetching } = useAdminDealsPendingQuery({ limit: LARGEST_PAGE });
  const deal = deals?.find(({ id }) => String(id) === item.subjectId);
  const isStale = deals !== undefined && !isFetching && (deal ? deal.version < item.version : false);
  useEffect(() => {
    if (isStale) void refetch();
  }, [isStale, refetch]);
  return { deal, isStale, isLoading: deals === undefined };
}
