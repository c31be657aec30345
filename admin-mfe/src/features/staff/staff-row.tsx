import type { AdminRoleView } from 'shared-ui/api/admin-roles';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { Avatar, Button, ButtonLink, Tag } from 'shared-ui/ui';
import { adminRoleTexts } from '../../shared/admin-roles/texts';
import styles from './staff.module.css';
import { marketplaceStaffTexts } from './texts';

interface StaffRowProps {
  admin: AdminRoleView;
  onChange(): void;
}

/** One admin with role and last visit. Nobody changes the own role. */
export function StaffRow({ admin, onChange }: StaffRowProps) {
  const t = useTexts(marketplaceStaffTexts);
  const roles = useTexts(adminRoleTexts);
  const format = useFormat();
  const isOwn = useCurrentUser().user?.id === admin.id;
  const { email, since, lastSeenAt, isSuspended } = admin;
  const role = admin.role ?? 'none';
  const name = `${admin.firstName} ${admin.lastName}`.trim();
  const facts = [
    since && t('since', { date: format.date(since) }),
    lastSeenAt ? t('lastSeen', { time: format.dateTime(lastSeenAt) }) : t('neverSeen'),
  ];
  return (
    <li className={styles.row}>
      <Avatar name={name} image={null} />
      <div className={styles.who}>
        <b>{name}</b> {isOwn && <span className={styles.quiet}>({t('you')})</span>}
        <div className={styles.quiet}>{email}</div>
        <div className={styles.held}>
          <Tag tone={role === 'owner' ? 'good' : role === 'none' ? 'waiting' : 'brand'}>
            {roles(`role_${role}`)}
          </Tag>
          {isSuspended && <Tag tone="bad">{t('suspended')}</Tag>}
          <span className={styles.quiet}>{roles(`roleText_${role}`)}</span>
        </div>
        <div className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</div>
      </div>
      <div className={styles.buttons}>
        <ButtonLink
          size="small"
          variant="text"
          to={`/dashboard/audit?actor=${admin.id}`}
          aria-label={t('activity', { name })}
        >
          {t('activityShort')}
        </ButtonLink>
        {!isOwn && (
          <Button size="small" variant="tint" aria-label={t('change', { name })} onClick={onChange}>
            {t('changeShort')}
          </Button>
        )}
      </div>
    </li>
  );
}
