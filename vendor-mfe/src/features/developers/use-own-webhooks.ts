import {
  useWebhooksChangeMutation,
  useWebhooksCreateMutation,
  useWebhooksDeleteMutation,
  useWebhooksListQuery,
  useWebhooksResendMutation,
  useWebhooksRotateMutation,
  useWebhooksTestMutation,
} from 'shared-ui/api/webhooks';
import type { WebhookCalls } from 'shared-ui/developers';

/** The states of endpoints change in the background. */
const POLLING = { pollingInterval: 15_000, skipPollingIfUnfocused: true };

/** Endpoints of the business, and their changes. */
export function useOwnWebhooks(): WebhookCalls {
  const { data: webhooks, isError, refetch } = useWebhooksListQuery(undefined, POLLING);
  const [create] = useWebhooksCreateMutation();
  const [change] = useWebhooksChangeMutation();
  const [rotate] = useWebhooksRotateMutation();
  const [remove] = useWebhooksDeleteMutation();
  const [test] = useWebhooksTestMutation();
  const [resend] = useWebhooksResendMutation();
  return {
    owner: 'business',
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
