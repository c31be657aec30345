import {
  useAdminApiKeysChangeMutation,
  useAdminApiKeysCreateMutation,
  useAdminApiKeysListQuery,
  useAdminApiKeysRotateMutation,
  useAdminApiKeysWithdrawMutation,
  type ChangeMarketplaceKeyDto,
  type CreateMarketplaceKeyDto,
} from 'shared-ui/api/admin-api-keys';
import { DevelopersPage } from 'shared-ui/developers';
import { useMarketplaceWebhooks } from './use-marketplace-webhooks';

const SCOPES: CreateMarketplaceKeyDto['scopes'] = [
  'deals:read',
  'orders:read',
  'reviews:read',
  'payouts:read',
];

/** A test key acts for a business of the sandbox. */
const TEST_SCOPES: CreateMarketplaceKeyDto['scopes'] = [
  ...(['passes:check', 'passes:redeem', 'redemptions:read', 'payouts:read'] as const),
  ...(['deals:read', 'deals:write', 'reviews:read', 'reviews:reply'] as const),
  'webhooks:write',
];

/** API keys of the marketplace, for its owners. Live keys only read. */
export function MarketplaceDevelopersPage() {
  const { data: keys, isError, refetch } = useAdminApiKeysListQuery();
  const [create] = useAdminApiKeysCreateMutation();
  const [change] = useAdminApiKeysChangeMutation();
  const [rotate] = useAdminApiKeysRotateMutation();
  const [withdraw] = useAdminApiKeysWithdrawMutation();
  const webhookCalls = useMarketplaceWebhooks();
  return (
    <DevelopersPage
      webhookCalls={webhookCalls}
      calls={{
        keys,
        isError,
        reload: () => void refetch(),
        scopes: { live: SCOPES, test: TEST_SCOPES },
        branches: [],
        create: ({ branchId: _none, ...form }, key) =>
          create({
            createMarketplaceKeyDto: form as CreateMarketplaceKeyDto,
            'Idempotency-Key': key,
          }).unwrap(),
        change: (id, changes, key) =>
          change({
            id,
            changeMarketplaceKeyDto: changes as ChangeMarketplaceKeyDto,
            'Idempotency-Key': key,
          }).unwrap(),
        rotate: (id, key) => rotate({ id, 'Idempotency-Key': key }).unwrap(),
        withdraw: (id, key) => withdraw({ id, 'Idempotency-Key': key }).unwrap(),
      }}
    />
  );
}
