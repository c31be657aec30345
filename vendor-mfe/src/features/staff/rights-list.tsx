import { useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import { isPreset, type StaffRight, type StaffRole } from './rights';
import styles from './staff.module.css';
import { staffTexts } from './texts';

interface RightsListProps {
  role: StaffRole;
  rights: readonly StaffRight[];
}

/** Role with its rights as words; other rights than those of the role are marked. */
export function RightsList({ role, rights }: RightsListProps) {
  const t = useTexts(staffTexts);
  const hasPreset = isPreset({ role, rights });
  return (
    <div className={styles.held}>
      <Tag tone={role === 'owner' ? 'good' : 'neutral'}>{t(`role_${role}`)}</Tag>
      {!hasPreset && <Tag tone="news">{t('ownRights')}</Tag>}
      <span className={styles.quiet}>
        {hasPreset ? t(`does_${role}`) : rights.map((right) => t(`right_${right}`)).join(' · ')}
      </span>
    </div>
  );
}
