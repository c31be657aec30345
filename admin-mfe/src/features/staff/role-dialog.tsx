import { useState } from 'react';
import { useAdminRolesChangeMutation, type AdminRoleView } from 'shared-ui/api/admin-roles';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { ConfirmDialog } from 'shared-ui/ui';
import { RoleChoice } from '../../shared/admin-roles/role-choice';
import { adminRoleTexts } from '../../shared/admin-roles/texts';
import type { AdminRole } from '../../shared/admin-roles/roles';
import { marketplaceStaffTexts } from './texts';

interface RoleDialogProps {
  admin: AdminRoleView;
  onClose(): void;
}

/** Dialog that changes the role of an admin. */
export function RoleDialog({ admin, onClose }: RoleDialogProps) {
  const t = useTexts(marketplaceStaffTexts);
  const roles = useTexts(adminRoleTexts);
  const [role, setRole] = useState<AdminRole>(admin.role ?? 'support');
  const [change] = useAdminRolesChangeMutation();
  const { busy, decide } = useDecision();
  const name = `${admin.firstName} ${admin.lastName}`.trim();
  const save = async () => {
    const isDone = await decide(
      { id: admin.id, role },
      (key) => change({ id: admin.id, adminRoleDto: { role }, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('done'), text: t('doneText', { name, role: roles(`role_${role}`) }) },
      t('failed'),
    );
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('changeTitle', { name })}
      text={t('changeText')}
      confirm={t('save')}
      cancel={t('cancel')}
      variant="confirm"
      busy={busy}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
    </ConfirmDialog>
  );
}
