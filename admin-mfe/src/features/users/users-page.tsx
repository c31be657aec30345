import { useUserPageQuery } from 'shared-ui/api/admin-users';
import { adminTablesUsersPath } from 'shared-ui/api/paths';
import { SearchField } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { ChipLink, Select } from 'shared-ui/ui';
import { fileOf, ServerTable, useListAddress } from '../../shared/server-table';
import { usersTexts } from './texts';
import { USER_SORTS, useUserColumns } from './user-columns';
import styles from './users.module.css';

const ROLES = ['customer', 'vendor', 'admin'] as const;
const NAMES = ['search', 'role', 'status', 'sort'] as const;

/** List of all accounts. */
export function UsersPage() {
  const t = useTexts(usersTexts);
  const address = useListAddress(NAMES);
  const { role, search = '', status = '' } = address.asked;
  const list = useUserPageQuery(address.asked);
  const columns = useUserColumns();
  return (
    <>
      <h1>{t('title')}</h1>
      <nav aria-label={t('roles')} className={styles.roles}>
        <ChipLink to="/dashboard/users" selected={!role}>
          {t('role_all')}
        </ChipLink>
        {ROLES.map((one) => (
          <ChipLink key={one} to={`/dashboard/users?role=${one}`} selected={one === role}>
            {t(`role_${one}`)}
          </ChipLink>
        ))}
      </nav>
      <div className={styles.filters}>
        <SearchField
          label={t('search')}
          value={search}
          onSearch={(words) => address.change({ search: words })}
        />
        <Select
          label={t('status')}
          value={status}
          options={[
            { value: '', label: t('status_all') },
            { value: 'active', label: t('status_active') },
            { value: 'suspended', label: t('suspended') },
          ]}
          onChange={(event) => address.change({ status: event.target.value })}
        />
      </div>
      <ServerTable
        name="users"
        label={t('title')}
        list={list}
        address={address}
        columns={columns}
        sorts={USER_SORTS}
        file={fileOf(adminTablesUsersPath, address.asked)}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
    </>
  );
}
