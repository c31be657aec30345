import { useVendorsLocationsQuery } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { Select } from 'shared-ui/ui';
import { mayGive, presetFor, RIGHTS, rolesOf, type StaffRight, type StaffRole } from './rights';
import styles from './staff.module.css';
import { staffTexts } from './texts';

export interface RoleChoice {
  role: StaffRole;
  rights: StaffRight[];
  /** Null means every branch. */
  branchId: number | null;
}

interface RoleFieldsProps {
  value: RoleChoice;
  /** Shown if no right is chosen. */
  rightsError: string | undefined;
  onChange(value: RoleChoice): void;
}

/** Rights of one person: those of the role, or others. Owners have all. */
function RightFields({ value, rightsError, onChange }: RoleFieldsProps) {
  const t = useTexts(staffTexts);
  const actor = useCurrentUser().user?.staffOf;
  if (!actor) return null;
  const { role, rights } = value;
  const toggle = (right: StaffRight, isChosen: boolean) =>
    onChange({
      ...value,
      rights: RIGHTS.filter((one) => (one === right ? isChosen : rights.includes(one))),
    });
  return (
    <fieldset className={styles.rights} aria-describedby={rightsError ? 'staff-rights-error' : undefined}>
      <legend>{t('rights')}</legend>
      {RIGHTS.map((right) => (
        <label key={right} className={styles.right}>
          <input
            type="checkbox"
            checked={rights.includes(right)}
            disabled={role === 'owner' || !mayGive(actor, right)}
            onChange={({ target }) => toggle(right, target.checked)}
          />
          <span>
            <b>{t(`right_${right}`)}</b>
            <span className={styles.quiet}>{t(`rightText_${right}`)}</span>
          </span>
        </label>
      ))}
      {actor.role !== 'owner' && <p className={styles.quiet}>{t('givenByOwners')}</p>}
      {rightsError && (
        <p id="staff-rights-error" role="alert" className={styles.error}>
          {rightsError}
        </p>
      )}
    </fieldset>
  );
}

/** Role, rights and branch of a staff member. Owners work at every branch. */
export function RoleFields(props: RoleFieldsProps) {
  const t = useTexts(staffTexts);
  const { data: branches = [] } = useVendorsLocationsQuery();
  const actor = useCurrentUser().user?.staffOf;
  const { value, onChange } = props;
  const { role, branchId } = value;
  if (!actor) return null;
  return (
    <>
      <Select
        label={t('role')}
        hint={t(`does_${role}`)}
        value={role}
        options={rolesOf(actor).map((one) => ({ value: one, label: t(`role_${one}`) }))}
        onChange={({ target }) => {
          const chosen = target.value as StaffRole;
          onChange({
            role: chosen,
            rights: presetFor(actor, chosen),
            branchId: chosen === 'owner' ? null : branchId,
          });
        }}
      />
      <RightFields {...props} />
      {role !== 'owner' && branches.length > 0 && (
        <Select
          label={t('branch')}
          value={branchId?.toString() ?? ''}
          placeholder={t('everywhere')}
          options={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) =>
            onChange({ ...value, branchId: target.value ? Number(target.value) : null })
          }
        />
      )}
    </>
  );
}
