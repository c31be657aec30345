import { History, KeyRound, Pencil, UserMinus } from 'lucide-react';
import type { StaffMemberView } from 'shared-ui/api/staff';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Avatar, IconButton } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { mayDecide, mayResetPin } from './rights';
import { RightsList } from './rights-list';
import { nameOf } from './name-of';
import styles from './staff.module.css';
import { staffTexts } from './texts';

interface MemberRowProps {
  member: StaffMemberView;
  onChange(): void;
  onRemove(): void;
  onActivity(): void;
  onPin(): void;
}

export function MemberRow({ member, onChange, onRemove, onActivity, onPin }: MemberRowProps) {
  const t = useTexts(staffTexts);
  const format = useFormat();
  const { user } = useCurrentUser();
  const mayChange = user?.staffOf ? mayDecide(user.staffOf, member) : false;
  const isOwn = member.userId === user?.id;
  const maySetPin = user?.staffOf && (isOwn || mayResetPin(user.staffOf, member));
  const name = nameOf(member);
  const facts = [member.branchName, t('since', { date: format.date(member.since) })];
  return (
    <li className={styles.row}>
      <Avatar name={name} image={member.profileImageUrl} />
      <div className={styles.who}>
        <b>{name}</b> {isOwn && <span className={styles.quiet}>({t('you')})</span>}
        <div className={styles.quiet}>{member.email}</div>
        <div className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</div>
        <RightsList role={member.role} rights={member.rights} />
      </div>
      <div className={styles.actions}>
        <IconButton label={t('activityOf', { name })} onClick={onActivity}>
          <History size={18} />
        </IconButton>
        {maySetPin && (
          <IconButton label={isOwn ? t('ownPin') : t('resetPin', { name })} onClick={onPin}>
            <KeyRound size={18} />
          </IconButton>
        )}
        {mayChange && (
          <>
            <IconButton label={t('change', { name })} onClick={onChange}>
              <Pencil size={18} />
            </IconButton>
            <IconButton label={t('remove', { name })} onClick={onRemove}>
              <UserMinus size={18} />
            </IconButton>
          </>
        )}
      </div>
    </li>
  );
}
