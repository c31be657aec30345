import { useForm } from 'react-hook-form';
import { useStaffInviteMutation } from 'shared-ui/api/staff';
import { useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { TextField } from 'shared-ui/ui';
import { RoleFields, type RoleChoice } from './role-fields';
import { useChooseRole, useRightsRule } from './use-choose-role';
import { StaffDialog } from './staff-dialog';
import styles from './staff.module.css';
import { staffTexts } from './texts';

interface Invitation extends RoleChoice {
  email: string;
}

const EMPTY: Invitation = { email: '', role: 'counter', rights: ['counter'], branchId: null };

export function InviteDialog({ onClose }: { onClose(): void }) {
  const t = useTexts(staffTexts);
  const [invite] = useStaffInviteMutation();
  const form = useForm<Invitation>({ defaultValues: EMPTY, shouldFocusError: false });
  useRightsRule(form, t('rightsMissing'));
  const { busy, submit } = useSubmit({
    form,
    send: ({ email, ...choice }, key) =>
      invite({ inviteStaffDto: { email: email.trim(), ...choice }, 'Idempotency-Key': key }).unwrap(),
    done: ({ email }) => ({
      kind: 'success',
      title: t('done_invite'),
      text: t('done_inviteText', { name: email }),
    }),
    failed: t('refused'),
    failedText: t('refusedText'),
    onDone: onClose,
  });
  const choose = useChooseRole(form);
  return (
    <StaffDialog title={t('inviteTitle')} submit={t('send')} busy={busy} onSubmit={submit} onClose={onClose}>
      <p className={styles.quiet}>{t('inviteText')}</p>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={254}
        required
        error={form.formState.errors.email?.message}
        {...form.register('email', rulesOf('InviteStaffDto', 'email', t('emailMissing')))}
      />
      <RoleFields
        value={form.watch()}
        rightsError={form.formState.errors.rights?.message}
        onChange={choose}
      />
    </StaffDialog>
  );
}
