import { webhooksApi as generatedApi } from '../generated/webhooks';
import { onSuccess } from '../tags';

export type * from '../generated/webhooks';
export { useWebhookDeliveryPagesInfiniteQuery } from './delivery-pages';

export const webhooksApi = generatedApi.enhanceEndpoints({
  endpoints: {
    webhooksList: { providesTags: ['Webhook'] },
    webhooksCreate: { invalidatesTags: onSuccess(['Webhook']) },
    webhooksChange: { invalidatesTags: onSuccess(['Webhook', 'WebhookDelivery']) },
    webhooksDelete: { invalidatesTags: onSuccess(['Webhook']) },
    webhooksRotate: { invalidatesTags: onSuccess(['Webhook']) },
    webhooksTest: { invalidatesTags: onSuccess(['Webhook', 'WebhookDelivery']) },
    webhooksResend: { invalidatesTags: onSuccess(['Webhook', 'WebhookDelivery']) },
  },
});

export const {
  useWebhooksListQuery,
  useWebhooksCreateMutation,
  useWebhooksChangeMutation,
  useWebhooksDeleteMutation,
  useWebhooksRotateMutation,
  useWebhooksTestMutation,
  useWebhooksResendMutation,
} = webhooksApi;
