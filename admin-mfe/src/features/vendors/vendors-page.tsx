import { useVendorPageQuery } from 'shared-ui/api/admin';
import { adminTablesVendorsPath } from 'shared-ui/api/paths';
import { SearchField } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import { ChipLink } from 'shared-ui/ui';
import { fileOf, ServerTable, useListAddress } from '../../shared/server-table';
import { UndoDecisions } from '../../shared/undo/undo-decisions';
import { DoublesPart } from './doubles/doubles-part';
import { vendorsTexts } from './texts';
import { useVendorColumns, VENDOR_SORTS } from './vendor-columns';
import styles from './vendors.module.css';

const STATES = ['pending', 'verified', 'rejected', 'suspended', 'changed'] as const;
const NAMES = ['status', 'search', 'sort'] as const;

/** Businesses by state with the decision buttons, and the devices of their counters. */
export function VendorsPage() {
  const t = useTexts(vendorsTexts);
  const [query] = useSearchParams();
  const isDoubles = query.get('part') === 'doubles';
  const status = STATES.find((state) => state === query.get('status')) ?? 'pending';
  return (
    <UndoDecisions>
      <h1>{t('title')}</h1>
      <nav aria-label={t('tabs')} className={styles.states}>
        {STATES.map((state) => (
          <ChipLink
            key={state}
            to={`/dashboard/vendors?status=${state}`}
            selected={!isDoubles && state === status}
          >
            {t(`tab_${state}`)}
          </ChipLink>
        ))}
        <ChipLink to="/dashboard/vendors?part=doubles" selected={isDoubles}>
          {t('tab_doubles')}
        </ChipLink>
      </nav>
      {isDoubles ? <DoublesPart /> : <VendorsOfState status={status} />}
    </UndoDecisions>
  );
}

function VendorsOfState({ status }: { status: (typeof STATES)[number] }) {
  const t = useTexts(vendorsTexts);
  const address = useListAddress(NAMES);
  const { search = '' } = address.asked;
  const asked = { ...address.asked, status };
  const list = useVendorPageQuery(asked);
  const columns = useVendorColumns();
  return (
    <>
      <SearchField
        label={t('search')}
        value={search}
        className={styles.search}
        onSearch={(words) => address.change({ search: words })}
      />
      <ServerTable
        name="vendors"
        label={t(`tab_${status}`)}
        list={list}
        address={{ ...address, isFiltered: Boolean(search) }}
        columns={columns}
        sorts={VENDOR_SORTS}
        order={status === 'pending' ? 'oldest' : 'newest'}
        file={fileOf(adminTablesVendorsPath, asked)}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
    </>
  );
}
