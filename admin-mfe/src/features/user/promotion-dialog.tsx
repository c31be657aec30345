import { FormProvider, useForm } from 'react-hook-form';
import { useAdminUsersChangeRoleMutation, type AdminUserDetailView } from 'shared-ui/api/admin-users';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit } from 'shared-ui/platform';
import { ConfirmDialog } from 'shared-ui/ui';
import { RoleChoice } from '../../shared/admin-roles/role-choice';
import type { AdminRole } from '../../shared/admin-roles/roles';
import { ReasonField } from '../../shared/reason-dialog/reason-field';
import { reasonTexts } from '../../shared/reason-dialog/texts';
import { fullName } from './full-name';
import { userTexts } from './texts';

interface PromotionDialogProps {
  user: AdminUserDetailView;
  onClose(): void;
}

/** Dialog that makes a user an admin with a role in the marketplace, with a reason. */
export function PromotionDialog({ user, onClose }: PromotionDialogProps) {
  const t = useTexts(userTexts);
  const words = useTexts(reasonTexts);
  const [changeRole] = useAdminUsersChangeRoleMutation();
  const form = useForm<{ adminRole: AdminRole; reason: string }>({
    defaultValues: { adminRole: 'support', reason: '' },
    shouldFocusError: false,
  });
  const { busy, submit } = useSubmit({
    form,
    send: ({ adminRole, reason }, key) => {
      const changeRoleDto = { role: 'admin' as const, adminRole, reason: reason.trim() };
      return changeRole({ id: user.id, changeRoleDto, 'Idempotency-Key': key }).unwrap();
    },
    done: {
      kind: 'success',
      title: t('done_promote'),
      text: t('doneText_promote', { name: fullName(user) }),
    },
    failed: t('failed_promote'),
    onDone: onClose,
  });
  return (
    <FormProvider {...form}>
      <ConfirmDialog
        open
        title={t('ask_promote')}
        text={t('askText_promote')}
        confirm={t('promote')}
        cancel={words('cancel')}
        variant="confirm"
        busy={busy}
        onConfirm={() => void submit()}
        onClose={onClose}
      >
        <RoleChoice value={form.watch('adminRole')} onChange={(role) => form.setValue('adminRole', role)} />
        <ReasonField />
      </ConfirmDialog>
    </FormProvider>
  );
}
