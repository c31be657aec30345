import {
  useOwnMembershipsCancelMutation,
  useOwnMembershipsRefundMutation,
  useOwnMembershipsResumeMutation,
} from 'shared-ui/api/own-membership';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { membershipTexts } from './texts';

export type MembershipAct = 'cancel' | 'resume' | 'refund';

const DONE = {
  cancel: ['cancelled', 'cancelledText'],
  resume: ['resumed', 'resumedText'],
  refund: ['givenBack', 'givenBackText'],
} as const;

/** Cancels, keeps or gives back a membership, and says what came of it. */
export function useMembershipAct() {
  const t = useTexts(membershipTexts);
  const language = useLanguage();
  const toast = useToast();
  const [cancel, cancelling] = useOwnMembershipsCancelMutation();
  const [resume, resuming] = useOwnMembershipsResumeMutation();
  const [refund, refunding] = useOwnMembershipsRefundMutation();
  const acts = { cancel, resume, refund };

  async function act(name: MembershipAct): Promise<void> {
    const [title, text] = DONE[name];
    try {
      await acts[name]({}).unwrap();
      toast({ kind: 'success', title: t(title), text: t(text) });
    } catch (failure) {
      const why = await describeFailure(failure, language, t('actFailedText'));
      toast({ kind: 'error', title: t('actFailed'), text: why });
    }
  }

  return { act, busy: cancelling.isLoading || resuming.isLoading || refunding.isLoading };
}
