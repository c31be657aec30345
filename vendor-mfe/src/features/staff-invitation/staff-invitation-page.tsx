import { useStaffInvitationsReadQuery, type InvitationView } from 'shared-ui/api/staff';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { ButtonLink, Container, EmptyState, ErrorState } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { InvitationActions } from './invitation-actions';
import { staffInvitationTexts } from './texts';

function Invitation({ token, invitation }: { token: string; invitation: InvitationView }) {
  const t = useTexts(staffInvitationTexts);
  const { user } = useCurrentUser();
  const { role, branchName, email } = invitation;
  const business = businessNameIn(useLanguage(), invitation);
  const isOther = user && user.email?.toLowerCase() !== email.toLowerCase();
  const sentences = [
    t(`as_${role}`),
    branchName && t('at', { branch: branchName }),
    isOther
      ? t('other', { email: user.email ?? user.verifiedPhone ?? '', invited: email })
      : t('to', { email }),
  ];
  return (
    <EmptyState
      drawing="plate"
      level={1}
      title={t('asks', { business })}
      text={sentences.filter(Boolean).join(' ')}
      actions={<InvitationActions token={token} invitation={invitation} />}
    />
  );
}

/** Page opened by the link of an invitation. */
export function StaffInvitationPage() {
  const t = useTexts(staffInvitationTexts);
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, isFetching, refetch } = useStaffInvitationsReadQuery({ token }, { skip: !token });
  const isGone = !token || (isApiFailure(error) && error.status < 500);
  if (data)
    return (
      <Container>
        <Invitation token={token} invitation={data} />
      </Container>
    );
  if (isFetching)
    return (
      <Container>
        <EmptyState drawing="ticket" level={1} title={t('title')} text={t('checking')} />
      </Container>
    );
  return (
    <Container>
      {isGone ? (
        <EmptyState
          drawing="wires"
          level={1}
          title={t('invalid')}
          text={t('invalidText')}
          actions={<ButtonLink to="/">{t('home')}</ButtonLink>}
        />
      ) : (
        <ErrorState level={1} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      )}
    </Container>
  );
}
