import { useState } from 'react';
import { useStaffInvitationsAcceptMutation, type InvitationView } from 'shared-ui/api/staff';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { staffInvitationTexts } from './texts';

const goTo = (path: string) => location.assign(path);

/** Accepts the invitation and opens the dashboard with a full page load, so that the new role applies. */
export function useJoin(token: string, invitation: InvitationView, go = goTo) {
  const t = useTexts(staffInvitationTexts);
  const language = useLanguage();
  const { busy, decide } = useDecision();
  const [accept] = useStaffInvitationsAcceptMutation();
  const [hasJoined, setJoined] = useState(false);

  async function join(): Promise<void> {
    const text = t('joinedText', { business: businessNameIn(language, invitation) });
    const isDone = await decide(
      token,
      () => accept({ token }).unwrap(),
      { kind: 'success', title: t('joined'), text },
      { title: t('refused'), text: t('refusedText') },
    );
    if (!isDone) return;
    setJoined(true);
    go(invitation.role === 'counter' ? '/dashboard/counter' : '/dashboard');
  }

  return { busy: busy || hasJoined, join };
}
