import { useState } from 'react';
import { useSessionEndingEndMutation } from 'shared-ui/api/account';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, Container, EmptyState } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { useSessionChange } from 'shared-ui/platform';
import { endSessionsTexts } from './texts';

/**
 * Target of the link in the e-mail about a sign-in on a new device. Opening it changes nothing, because mail scanners follow
 * links.
 */
export function EndSessionsPage() {
  const t = useTexts(endSessionsTexts);
  const [query] = useSearchParams();
  const token = query.get('token');
  const session = useSessionChange();
  const [end, { isLoading }] = useSessionEndingEndMutation();
  // Ending the session clears the API cache, so the result is kept in the component.
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(token ? null : 'failed');
  const send = async (): Promise<void> => {
    const answer = await end({ endSessionsDto: { token: token ?? '' } });
    setOutcome(answer.error ? 'failed' : 'done');
    if (!answer.error) session.ended();
  };
  if (outcome === 'done')
    return (
      <Container role="status">
        <EmptyState
          drawing="ticket"
          level={1}
          title={t('doneTitle')}
          text={t('doneText')}
          actions={<ButtonLink to="/login">{t('signIn')}</ButtonLink>}
        />
      </Container>
    );
  if (outcome === 'failed')
    return (
      <Container role="status">
        <EmptyState
          drawing="wires"
          level={1}
          title={t('failedTitle')}
          text={t('failedText')}
          actions={<ButtonLink to="/forgot-password">{t('forgot')}</ButtonLink>}
        />
      </Container>
    );
  return (
    <Container>
      <EmptyState
        drawing="ticket"
        level={1}
        title={t('title')}
        text={t('text')}
        actions={
          <Button disabled={isLoading} onClick={() => void send()}>
            {t('end')}
          </Button>
        }
      />
    </Container>
  );
}
