import {
  useStaffChangeMutation,
  useStaffInviteMutation,
  useStaffRemoveMutation,
  useStaffRevokeMutation,
  useStaffSendAgainMutation,
  type ChangeStaffDto,
  type InviteStaffDto,
  type StaffInvitationView,
  type StaffMemberView,
} from 'shared-ui/api/staff';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast, useSubmissionKeys } from 'shared-ui/platform';
import { nameOf } from './name-of';
import { staffTexts } from './texts';

type Act = 'invite' | 'resend' | 'revoke' | 'change' | 'remove';

export interface StaffActions {
  readonly busy: boolean;
  /** Each answers whether it was done; what was refused has been said then. */
  invite(form: InviteStaffDto): Promise<boolean>;
  sendAgain(invitation: StaffInvitationView): Promise<boolean>;
  revoke(invitation: StaffInvitationView): Promise<boolean>;
  change(member: StaffMemberView, changes: ChangeStaffDto): Promise<boolean>;
  remove(member: StaffMemberView): Promise<boolean>;
}

export function useStaffActions(): StaffActions {
  const t = useTexts(staffTexts);
  const language = useLanguage();
  const toast = useToast();
  const keys = useSubmissionKeys();
  const [invite, inviting] = useStaffInviteMutation();
  const [sendAgain, sending] = useStaffSendAgainMutation();
  const [revoke, revoking] = useStaffRevokeMutation();
  const [change, changing] = useStaffChangeMutation();
  const [remove, removing] = useStaffRemoveMutation();

  async function run(act: Act, name: string, call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call();
      keys.ended();
      toast({ kind: 'success', title: t(`done_${act}`), text: t(`done_${act}Text`, { name }) });
      return true;
    } catch (failure) {
      keys.ended(failure);
      toast({
        kind: 'error',
        title: t('refused'),
        text: await describeFailure(failure, language, t('refusedText')),
      });
      return false;
    }
  }

  return {
    busy: [inviting, sending, revoking, changing, removing].some(({ isLoading }) => isLoading),
    invite: (form) =>
      run('invite', form.email, () =>
        invite({ inviteStaffDto: form, 'Idempotency-Key': keys.keyFor(form) }).unwrap(),
      ),
    sendAgain: ({ id, email }) => run('resend', email, () => sendAgain({ id }).unwrap()),
    revoke: ({ id, email }) => run('revoke', email, () => revoke({ id }).unwrap()),
    change: (member, changes) =>
      run('change', nameOf(member), () => change({ id: member.id, changeStaffDto: changes }).unwrap()),
    remove: (member) => run('remove', nameOf(member), () => remove({ id: member.id }).unwrap()),
  };
}
