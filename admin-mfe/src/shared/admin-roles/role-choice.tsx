import { useTexts } from 'shared-ui/i18n';
import { ADMIN_ROLES, type AdminRole } from './roles';
import styles from './role-choice.module.css';
import { adminRoleTexts } from './texts';

interface RoleChoiceProps {
  value: AdminRole | null;
  onChange(role: AdminRole): void;
}

/** Choice of a role in the marketplace, each with what it decides. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const t = useTexts(adminRoleTexts);
  return (
    <fieldset className={styles.choice}>
      <legend>{t('role')}</legend>
      {ADMIN_ROLES.map((role) => (
        <label key={role} className={styles.option}>
          <input type="radio" name="admin-role" checked={role === value} onChange={() => onChange(role)} />
          <span>
            <b>{t(`role_${role}`)}</b>
            <span className={styles.note}>{t(`roleText_${role}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
