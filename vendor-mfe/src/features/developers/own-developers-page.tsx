import {
  useApiKeysChangeMutation,
  useApiKeysCreateMutation,
  useApiKeysListQuery,
  useApiKeysRotateMutation,
  useApiKeysWithdrawMutation,
  type ChangeApiKeyDto,
  type CreateApiKeyDto,
} from 'shared-ui/api/api-keys';
import { useVendorsLocationsQuery } from 'shared-ui/api/vendors';
import { DevelopersPage, developerTexts } from 'shared-ui/developers';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { EmptyState } from 'shared-ui/ui';
import { useOwnWebhooks } from './use-own-webhooks';

const SCOPES: CreateApiKeyDto['scopes'] = [
  ...(['passes:check', 'passes:redeem', 'redemptions:read', 'payouts:read'] as const),
  ...(['deals:read', 'deals:write', 'reviews:read', 'reviews:reply'] as const),
];

function OwnKeys() {
  const { data: keys, isError, refetch } = useApiKeysListQuery();
  const { data: branches = [] } = useVendorsLocationsQuery();
  const [create] = useApiKeysCreateMutation();
  const [change] = useApiKeysChangeMutation();
  const [rotate] = useApiKeysRotateMutation();
  const [withdraw] = useApiKeysWithdrawMutation();
  const webhookCalls = useOwnWebhooks();
  return (
    <DevelopersPage
      webhookCalls={webhookCalls}
      calls={{
        keys,
        isError,
        reload: () => void refetch(),
        scopes: { live: SCOPES, test: [...SCOPES, 'webhooks:write'] },
        branches,
        create: (form, key) =>
          create({ createApiKeyDto: form as CreateApiKeyDto, 'Idempotency-Key': key }).unwrap(),
        change: (id, changes, key) =>
          change({ id, changeApiKeyDto: changes as ChangeApiKeyDto, 'Idempotency-Key': key }).unwrap(),
        rotate: (id, key) => rotate({ id, 'Idempotency-Key': key }).unwrap(),
        withdraw: (id, key) => withdraw({ id, 'Idempotency-Key': key }).unwrap(),
      }}
    />
  );
}

/** API keys of the business, for its owner. */
export function OwnDevelopersPage() {
  const t = useTexts(developerTexts);
  const language = useLanguage();
  const { user } = useCurrentUser();
  if (!user) return null;
  if (user.staffOf?.role === 'owner') return <OwnKeys />;
  const business = user.staffOf ? businessNameIn(language, user.staffOf) : '';
  return (
    <EmptyState
      card
      drawing="plate"
      level={1}
      title={t('ownerOnly')}
      text={t('ownerOnlyText', { business })}
    />
  );
}
