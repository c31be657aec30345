import { skipToken } from '@reduxjs/toolkit/query';
import { useWebhookDeliveryPagesInfiniteQuery, type WebhookDeliveryView } from '../../../store/api/webhooks';
import { isAboutToBeSent } from './delivery-state';
import type { WebhookCalls } from './webhook-calls';

/** The endpoint whose log is open, and the states that it shows. */
export interface OpenLog {
  id: number;
  state?: WebhookDeliveryView['state'];
}

const SOON_MS = 2_000;
const LATER_MS = 15_000;

/** The log of an endpoint. It is read again while it is shown, because deliveries are sent in the background. */
export function useLog({ owner }: Pick<WebhookCalls, 'owner'>, open: OpenLog | null) {
  const query = open ? { owner, ...open } : skipToken;
  const list = useWebhookDeliveryPagesInfiniteQuery(query);
  const deliveries = list.currentData?.pages.flatMap(({ items }) => items);
  useWebhookDeliveryPagesInfiniteQuery(query, {
    pollingInterval: deliveries?.some(isAboutToBeSent) ? SOON_MS : LATER_MS,
    skipPollingIfUnfocused: true,
  });
  return {
    deliveries,
    isError: list.isError,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    reload: () => void list.refetch(),
    more: () => void list.fetchNextPage(),
  };
}
