import {
  useStaffRemoveMutation,
  useStaffRevokeMutation,
  useStaffSendAgainMutation,
  type StaffInvitationView,
  type StaffMemberView,
} from 'shared-ui/api/staff';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { nameOf } from './name-of';
import { staffTexts } from './texts';

type Act = 'resend' | 'revoke' | 'remove';

export interface StaffActions {
  readonly busy: boolean;
  /** Each resolves to true on success. A toast shows the result. */
  sendAgain(invitation: StaffInvitationView): Promise<boolean>;
  revoke(invitation: StaffInvitationView): Promise<boolean>;
  remove(member: StaffMemberView): Promise<boolean>;
}

/** Staff actions without a form. The dialogs send their own forms. */
export function useStaffActions(): StaffActions {
  const t = useTexts(staffTexts);
  const { busy, decide } = useDecision();
  const [sendAgain] = useStaffSendAgainMutation();
  const [revoke] = useStaffRevokeMutation();
  const [remove] = useStaffRemoveMutation();

  const run = (act: Act, name: string, call: () => Promise<unknown>): Promise<boolean> =>
    decide(
      [act, name],
      call,
      { kind: 'success', title: t(`done_${act}`), text: t(`done_${act}Text`, { name }) },
      t('refused'),
    );

  return {
    busy,
    sendAgain: ({ id, email }) => run('resend', email, () => sendAgain({ id }).unwrap()),
    revoke: ({ id, email }) => run('revoke', email, () => revoke({ id }).unwrap()),
    remove: (member) => run('remove', nameOf(member), () => remove({ id: member.id }).unwrap()),
  };
}
