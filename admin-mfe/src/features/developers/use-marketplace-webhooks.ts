import {
  useAdminWebhooksChangeMutation,
  useAdminWebhooksCreateMutation,
  useAdminWebhooksDeleteMutation,
  useAdminWebhooksListQuery,
  useAdminWebhooksResendMutation,
  useAdminWebhooksRotateMutation,
  useAdminWebhooksTestMutation,
} from 'shared-ui/api/admin-webhooks';
import type { WebhookCalls } from 'shared-ui/developers';

/** The states of endpoints change in the background. */
const POLLING = { pollingInterval: 15_000, skipPollingIfUnfocused: true };

/** Endpoints of the marketplace, and their changes. */
export function useMarketplaceWebhooks(): WebhookCalls {
  const { data: webhooks, isError, refetch } = useAdminWebhooksListQuery(undefined, POLLING);
  const [create] = useAdminWebhooksCreateMutation();
  const [change] = useAdminWebhooksChangeMutation();
  const [rotate] = useAdminWebhooksRotateMutation();
  const [remove] = useAdminWebhooksDeleteMutation();
  const [test] = useAdminWebhooksTestMutation();
  const [resend] = useAdminWebhooksResendMutation();
  return {
    owner: 'marketplace',
    webhooks,
    isError,
    reload: () => void refetch(),
    create: (form, key) => create({ createWebhookDto: form, 'Idempotency-Key': key }).unwrap(),
    change: (id, changes, key) => change({ id, changeWebhookDto: changes, 'Idempotency-Key': key }).unwrap(),
    rotate: (id, key) => rotate({ id, 'Idempotency-Key': key }).unwrap(),
    remove: (id, key) => remove({ id, 'Idempotency-Key': key }).unwrap(),
    test: (id, key) => test({ id, 'Idempotency-Key': key }).unwrap(),
    resend: (id, delivery, key) => resend({ id, delivery, 'Idempotency-Key': key }).unwrap(),
  };
}
