import { webhooksApi, type WebhookDeliveryView, type WebhooksLogApiArg } from '../generated/webhooks';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';

interface LogOf {
  /** Whose endpoint it is. */
  owner: 'business' | 'marketplace';
  /** The endpoint. */
  id: number;
  state?: WebhooksLogApiArg['state'];
}

const BASES = { business: '/api/vendors/me/webhooks', marketplace: '/api/admin/webhooks' };

/** Infinite query of the delivery log of an endpoint, newest first. */
export const { useWebhookDeliveryPagesInfiniteQuery } = webhooksApi.injectEndpoints({
  endpoints: (build) => ({
    webhookDeliveryPages: build.infiniteQuery<Page<WebhookDeliveryView>, LogOf, string>(
      pagedQuery(
        ({ owner, id, state }: LogOf) => ({
          url: `${BASES[owner]}/${id}/deliveries`,
          params: { limit: 10, state },
        }),
        () => ['WebhookDelivery'],
      ),
    ),
  }),
});
