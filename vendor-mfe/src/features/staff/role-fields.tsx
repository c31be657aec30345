import type { StaffMemberView } from 'shared-ui/api/staff';
import { useVendorsLocationsQuery } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { Select } from 'shared-ui/ui';
import { staffTexts } from './texts';

type StaffRole = StaffMemberView['role'];

export interface RoleChoice {
  role: StaffRole;
  /** Null means every branch. */
  branchId: number | null;
}

const ROLES: readonly StaffRole[] = ['counter', 'manager', 'owner'];

interface RoleFieldsProps {
  value: RoleChoice;
  onChange(value: RoleChoice): void;
}

/** Role and branch of a staff member. Owners work at every branch. */
export function RoleFields({ value, onChange }: RoleFieldsProps) {
  const t = useTexts(staffTexts);
  const { data: branches = [] } = useVendorsLocationsQuery();
  const { role, branchId } = value;
  return (
    <>
      <Select
        label={t('role')}
        hint={t(`does_${role}`)}
        value={role}
        options={ROLES.map((one) => ({ value: one, label: t(`role_${one}`) }))}
        onChange={({ target }) => {
          const chosen = target.value as StaffRole;
          onChange({ role: chosen, branchId: chosen === 'owner' ? null : branchId });
        }}
      />
      {role !== 'owner' && branches.length > 0 && (
        <Select
          label={t('branch')}
          value={branchId?.toString() ?? ''}
          placeholder={t('everywhere')}
          options={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => onChange({ role, branchId: target.value ? Number(target.value) : null })}
        />
      )}
    </>
  );
}
