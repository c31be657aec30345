import { useStaffInvitationsAcceptMutation, type InvitationView } from 'shared-ui/api/staff';
import { businessNameIn, describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { staffInvitationTexts } from './texts';

const goTo = (path: string) => location.assign(path);

/** Joins the business and opens its dashboard, as somebody who works there. */
export function useJoin(token: string, invitation: InvitationView, go = goTo) {
  const t = useTexts(staffInvitationTexts);
  const language = useLanguage();
  const toast = useToast();
  const [accept, { isLoading, isSuccess }] = useStaffInvitationsAcceptMutation();

  async function join(): Promise<void> {
    try {
      await accept({ token }).unwrap();
      toast({
        kind: 'success',
        title: t('joined'),
        text: t('joinedText', { business: businessNameIn(language, invitation) }),
      });
      go(invitation.role === 'counter' ? '/dashboard/counter' : '/dashboard');
    } catch (failure) {
      const text = await describeFailure(failure, language, t('refusedText'));
      toast({ kind: 'error', title: t('refused'), text });
    }
  }

  return { busy: isLoading || isSuccess, join };
}
