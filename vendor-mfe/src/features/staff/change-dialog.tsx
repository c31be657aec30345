import { useForm } from 'react-hook-form';
import { useStaffChangeMutation, type StaffMemberView } from 'shared-ui/api/staff';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit } from 'shared-ui/platform';
import { nameOf } from './name-of';
import { RoleFields, type RoleChoice } from './role-fields';
import { useChooseRole, useRightsRule } from './use-choose-role';
import { StaffDialog } from './staff-dialog';
import { staffTexts } from './texts';

interface ChangeDialogProps {
  member: StaffMemberView;
  onClose(): void;
}

export function ChangeDialog({ member, onClose }: ChangeDialogProps) {
  const t = useTexts(staffTexts);
  const name = nameOf(member);
  const [change] = useStaffChangeMutation();
  const form = useForm<RoleChoice>({
    defaultValues: { role: member.role, rights: [...member.rights], branchId: member.branchId },
  });
  useRightsRule(form, t('rightsMissing'));
  const { busy, submit } = useSubmit({
    form,
    send: (choice) => change({ id: member.id, changeStaffDto: choice }).unwrap(),
    done: { kind: 'success', title: t('done_change'), text: t('done_changeText', { name }) },
    failed: t('refused'),
    failedText: t('refusedText'),
    onDone: onClose,
  });
  const choose = useChooseRole(form);
  return (
    <StaffDialog
      title={t('changeTitle', { name })}
      submit={t('save')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoleFields
        value={form.watch()}
        rightsError={form.formState.errors.rights?.message}
        onChange={choose}
      />
    </StaffDialog>
  );
}
