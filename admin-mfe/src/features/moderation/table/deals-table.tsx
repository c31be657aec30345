import { useAdminDealChecksChecksQuery, useDealPageQuery } from 'shared-ui/api/admin';
import { adminTablesDealsPath } from 'shared-ui/api/paths';
import { SearchField } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { fileOf, ServerTable, useListAddress } from '../../../shared/server-table';
import { BulkApproval } from '../decisions/bulk-approval';
import { DEAL_SORTS, useDealColumns } from './deal-columns';
import type { DealState } from '../deal-states';
import styles from '../moderation.module.css';
import { SeasonFilter } from './season-filter';
import { moderationTexts } from '../../../shared/deal-review/texts';

/** Orders of the API without `sort`. */
const ORDERS: Partial<Record<DealState, string>> = { pending: 'oldest', expired: 'ending-last' };

const NAMES = ['search', 'seasonId', 'sort'] as const;

/** Table of the deals in one state. */
export function DealsTable({ state }: { state: DealState }) {
  const t = useTexts(moderationTexts);
  const address = useListAddress(NAMES);
  const asked = { ...address.asked, status: state };
  const list = useDealPageQuery(asked);
  const deals = list.currentData?.items ?? [];
  const isPending = state === 'pending';
  const { data: checked = [] } = useAdminDealChecksChecksQuery(
    { ids: deals.map(({ id }) => id).join(',') },
    { skip: !isPending || deals.length === 0 },
  );
  const columns = useDealColumns(state, checked);
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label={t('search')}
          value={address.asked.search ?? ''}
          onSearch={(search) => address.change({ search })}
        />
        <SeasonFilter
          value={address.asked.seasonId ?? ''}
          onChoose={(seasonId) => address.change({ seasonId })}
        />
        {isPending && <BulkApproval deals={deals} checked={checked} />}
      </div>
      <ServerTable
        name="deals"
        label={t(`tab_${state}`)}
        list={list}
        address={address}
        columns={columns}
        sorts={DEAL_SORTS}
        order={ORDERS[state] ?? 'newest'}
        file={fileOf(adminTablesDealsPath, asked)}
        empty={{
          title: t(isPending ? 'emptyTitle' : 'emptyTableTitle'),
          text: t(isPending ? 'emptyText' : 'emptyTableText'),
        }}
      />
    </>
  );
}
