import { adminWebhooksApi as generatedApi } from '../generated/admin-webhooks';
import { onSuccess } from '../tags';

export type * from '../generated/admin-webhooks';

export const adminWebhooksApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminWebhooksList: { providesTags: ['Webhook'] },
    adminWebhooksCreate: { invalidatesTags: onSuccess(['Webhook']) },
    adminWebhooksChange: { invalidatesTags: onSuccess(['Webhook', 'WebhookDelivery']) },
    adminWebhooksDelete: { invalidatesTags: onSuccess(['Webhook']) },
    adminWebhooksRotate: { invalidatesTags: onSuccess(['Webhook']) },
    adminWebhooksTest: { invalidatesTags: onSuccess(['Webhook', 'WebhookDelivery']) },
    adminWebhooksResend: { invalidatesTags: onSuccess(['Webhook', 'WebhookDelivery']) },
  },
});

export const {
  useAdminWebhooksListQuery,
  useAdminWebhooksCreateMutation,
  useAdminWebhooksChangeMutation,
  useAdminWebhooksDeleteMutation,
  useAdminWebhooksRotateMutation,
  useAdminWebhooksTestMutation,
  useAdminWebhooksResendMutation,
} = adminWebhooksApi;
