import { useEmailChangesStopMutation } from 'shared-ui/api/account';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, Container, EmptyState } from 'shared-ui/ui';
import { verifyEmailTexts } from './texts';

/** Stops a change of the e-mail address after a press. Opening the link changes nothing, because mail scanners follow links. */
export function StopEmailChange({ token }: { token: string }) {
  const t = useTexts(verifyEmailTexts);
  const [stop, { isLoading, isSuccess, isError }] = useEmailChangesStopMutation();
  if (isSuccess || isError)
    return (
      <Container role="status">
        <EmptyState
          drawing={isSuccess ? 'ticket' : 'wires'}
          level={1}
          title={t(isSuccess ? 'stoppedTitle' : 'failedTitle')}
          text={t(isSuccess ? 'stoppedText' : 'stopFailedText')}
          actions={<ButtonLink to="/login">{t('signIn')}</ButtonLink>}
        />
      </Container>
    );
  return (
    <Container>
      <EmptyState
        drawing="ticket"
        level={1}
        title={t('stopTitle')}
        text={t('stopText')}
        actions={
          <Button disabled={isLoading} onClick={() => void stop({ stopEmailChangeDto: { token } })}>
            {t('stop')}
          </Button>
        }
      />
    </Container>
  );
}
