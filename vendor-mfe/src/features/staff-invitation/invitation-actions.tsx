import { sessionNavigationLogoutPath } from 'shared-ui/api/paths';
import type { InvitationView } from 'shared-ui/api/staff';
import { useTexts } from 'shared-ui/i18n';
import { Button, buttonClass, ButtonLink } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { staffInvitationTexts } from './texts';
import { useJoin } from './use-join';

interface InvitationActionsProps {
  token: string;
  invitation: InvitationView;
}

/** Next step for the invited user: sign in, sign out or join. */
export function InvitationActions({ token, invitation }: InvitationActionsProps) {
  const t = useTexts(staffInvitationTexts);
  const { user } = useCurrentUser();
  const { busy, join } = useJoin(token, invitation);
  const back = `returnTo=${encodeURIComponent(`/staff-invitation?token=${token}`)}`;
  if (!user)
    return (
      <>
        <ButtonLink to={`/login?${back}`}>{t('signIn')}</ButtonLink>
        <ButtonLink variant="tint" to={`/customer-signup?${back}`}>
          {t('signUp')}
        </ButtonLink>
      </>
    );
  if (user.email?.toLowerCase() !== invitation.email.toLowerCase())
    return (
      <a href={sessionNavigationLogoutPath} className={buttonClass({ variant: 'outline' })}>
        {t('signOut')}
      </a>
    );
  return (
    <Button disabled={busy} onClick={() => void join()}>
      {t(busy ? 'joining' : 'join')}
    </Button>
  );
}
