import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Container, EmptyState } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { useCurrentUser, type SessionUserView, withReturn } from 'shared-ui/platform';
import { savedReturn } from '../../shared/return-path/saved-return';
import { StopEmailChange } from './stop-email-change';
import { verifyEmailTexts } from './texts';
import { useVerifyEmail } from './use-verify-email';

/** Links after verification: back to the page where the sign-up began, or to the business. */
function WaysOn({ user }: { user: SessionUserView | null }) {
  const t = useTexts(verifyEmailTexts);
  const back = savedReturn();
  if (user?.staffOf) return <ButtonLink to="/dashboard/business">{t('toBusiness')}</ButtonLink>;
  return (
    <>
      {user && back && <ButtonLink to={back}>{t('back')}</ButtonLink>}
      {!user && <ButtonLink to={withReturn('/login', back)}>{t('signIn')}</ButtonLink>}
      <ButtonLink to="/deals" variant="tint">
        {t('explore')}
      </ButtonLink>
    </>
  );
}

const doneTextFor = (user: SessionUserView | null) => {
  if (!user) return 'doneText';
  return user.staffOf ? 'doneOwnerText' : 'doneCustomerText';
};

/** Target of links in e-mails that verify an address or stop its change. */
export function VerifyEmailPage() {
  const [query] = useSearchParams();
  const stop = query.get('stop');
  return stop ? <StopEmailChange token={stop} /> : <Verification token={query.get('token')} />;
}

function Verification({ token }: { token: string | null }) {
  const t = useTexts(verifyEmailTexts);
  const verification = useVerifyEmail(token);
  const { user, state } = useCurrentUser();
  if (verification === 'checking' || state === 'unknown') {
    return (
      <Container>
        <EmptyState drawing="ticket" level={1} title={t('title')} text={t('checking')} />
      </Container>
    );
  }
  const done = verification === 'done';
  return (
    <Container role="status">
      <EmptyState
        drawing={done ? 'ticket' : 'wires'}
        level={1}
        title={t(done ? 'doneTitle' : 'failedTitle')}
        text={t(done ? doneTextFor(user) : 'failedText')}
        actions={<WaysOn user={user} />}
      />
    </Container>
  );
}
