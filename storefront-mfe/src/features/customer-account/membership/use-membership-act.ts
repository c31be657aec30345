import {
  useOwnMembershipsCancelMutation,
  useOwnMembershipsRefundMutation,
  useOwnMembershipsResumeMutation,
} from 'shared-ui/api/own-membership';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { membershipTexts } from './texts';

export type MembershipAct = 'cancel' | 'resume' | 'refund';

const DONE = {
  cancel: ['cancelled', 'cancelledText'],
  resume: ['resumed', 'resumedText'],
  refund: ['givenBack', 'givenBackText'],
} as const;

/** Cancels, resumes or refunds a membership, and shows the result. */
export function useMembershipAct() {
  const t = useTexts(membershipTexts);
  const { busy, decide } = useDecision();
  const [cancel] = useOwnMembershipsCancelMutation();
  const [resume] = useOwnMembershipsResumeMutation();
  const [refund] = useOwnMembershipsRefundMutation();
  const acts = { cancel, resume, refund };

  const act = (name: MembershipAct) => {
    const [title, text] = DONE[name];
    return decide(
      name,
      () => acts[name]({}).unwrap(),
      { kind: 'success', title: t(title), text: t(text) },
      { title: t('actFailed'), text: t('actFailedText') },
    );
  };

  return { act, busy };
}
