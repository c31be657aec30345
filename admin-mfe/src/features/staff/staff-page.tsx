import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAdminRolesListQuery, type AdminRoleView } from 'shared-ui/api/admin-roles';
import { adminRolesTablePath } from 'shared-ui/api/paths';
import { TableFile } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Card, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import { RoleDialog } from './role-dialog';
import { StaffRow } from './staff-row';
import styles from './staff.module.css';
import { marketplaceStaffTexts } from './texts';

/** Admins with their roles. Owners of the marketplace change the roles of others. */
export function StaffPage() {
  const t = useTexts(marketplaceStaffTexts);
  const { data: admins, isError, refetch } = useAdminRolesListQuery();
  const [changed, setChanged] = useState<AdminRoleView | null>(null);
  if (!admins && isError)
    return (
      <ErrorState
        level={1}
        title={t('loadFailed')}
        text={t('loadFailedText')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <div className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.quiet}>{t('lead')}</p>
        </div>
        <div className={styles.add}>
          <ButtonLink to="/dashboard/users?role=customer">
            <UserPlus size={18} aria-hidden />
            {t('add')}
          </ButtonLink>
          <p className={styles.quiet}>{t('addHint')}</p>
        </div>
      </div>
      {admins ? (
        <Card className={styles.card}>
          <h2>{t('people')}</h2>
          <ul>
            {admins.map((admin) => (
              <StaffRow key={admin.id} admin={admin} onChange={() => setChanged(admin)} />
            ))}
          </ul>
          <TableFile url={adminRolesTablePath} />
        </Card>
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
      {changed && <RoleDialog admin={changed} onClose={() => setChanged(null)} />}
    </>
  );
}
