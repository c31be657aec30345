import { useState } from 'react';
import type { StaffMemberView } from 'shared-ui/api/staff';
import { useTexts } from 'shared-ui/i18n';
import { nameOf } from './name-of';
import { RoleFields, type RoleChoice } from './role-fields';
import { StaffDialog } from './staff-dialog';
import { staffTexts } from './texts';
import type { StaffActions } from './use-staff-actions';

interface ChangeDialogProps {
  member: StaffMemberView;
  actions: StaffActions;
  onClose(): void;
}

export function ChangeDialog({ member, actions, onClose }: ChangeDialogProps) {
  const t = useTexts(staffTexts);
  const [choice, setChoice] = useState<RoleChoice>({ role: member.role, branchId: member.branchId });
  const save = async () => {
    if (await actions.change(member, choice)) onClose();
  };
  return (
    <StaffDialog
      title={t('changeTitle', { name: nameOf(member) })}
      submit={t('save')}
      busy={actions.busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <RoleFields value={choice} onChange={setChoice} />
    </StaffDialog>
  );
}
