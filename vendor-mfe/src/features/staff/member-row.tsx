import { Pencil, UserMinus } from 'lucide-react';
import type { StaffMemberView } from 'shared-ui/api/staff';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Avatar, IconButton, Tag } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { nameOf } from './name-of';
import styles from './staff.module.css';
import { staffTexts } from './texts';

interface MemberRowProps {
  member: StaffMemberView;
  onChange(): void;
  onRemove(): void;
}

export function MemberRow({ member, onChange, onRemove }: MemberRowProps) {
  const t = useTexts(staffTexts);
  const format = useFormat();
  const { user } = useCurrentUser();
  const name = nameOf(member);
  const facts = [member.branchName, t('since', { date: format.date(member.since) })];
  return (
    <li className={styles.row}>
      <Avatar name={name} image={member.profileImageUrl} />
      <div className={styles.who}>
        <b>{name}</b> {member.userId === user?.id && <span className={styles.quiet}>({t('you')})</span>}
        <div className={styles.quiet}>{member.email}</div>
        <div className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</div>
      </div>
      <Tag tone={member.role === 'owner' ? 'good' : 'neutral'}>{t(`role_${member.role}`)}</Tag>
      <div className={styles.actions}>
        <IconButton label={t('change', { name })} onClick={onChange}>
          <Pencil size={18} />
        </IconButton>
        <IconButton label={t('remove', { name })} onClick={onRemove}>
          <UserMinus size={18} />
        </IconButton>
      </div>
    </li>
  );
}
