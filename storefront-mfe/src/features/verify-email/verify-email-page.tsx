import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Container, EmptyState } from 'shared-ui/kit';
import { useSearchParams } from 'shared-ui/router';
import { verifyEmailTexts } from './texts';
import { useVerifyEmail } from './use-verify-email';

export function VerifyEmailPage() {
  const t = useTexts(verifyEmailTexts);
  const verification = useVerifyEmail(useSearchParams()[0].get('token'));
  if (verification === 'checking') {
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
        text={t(done ? 'doneText' : 'failedText')}
        actions={
          <>
            <ButtonLink to="/login">{t('signIn')}</ButtonLink>
            <ButtonLink to="/deals" variant="tint">
              {t('explore')}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
