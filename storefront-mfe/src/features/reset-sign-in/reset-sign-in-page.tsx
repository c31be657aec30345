import { useState } from 'react';
import { useLostFactorResetMutation } from 'shared-ui/api/two-factor';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, Container, EmptyState } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { useSessionChange } from 'shared-ui/platform';
import { resetSignInTexts } from './texts';

/**
 * Target of the link in the e-mail for a lost passkey or phone. Opening it changes nothing, because mail scanners follow links.
 */
export function ResetSignInPage() {
  const t = useTexts(resetSignInTexts);
  const [query] = useSearchParams();
  const token = query.get('token');
  const session = useSessionChange();
  const [reset, { isLoading }] = useLostFactorResetMutation();
  // Ending the session clears the API cache, so the result is kept in the component.
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(token ? null : 'failed');
  const send = async (): Promise<void> => {
    const answer = await reset({ resetFactorsDto: { token: token ?? '' } });
    setOutcome(answer.error ? 'failed' : 'done');
    if (!answer.error) session.ended();
  };
  if (outcome !== null)
    return (
      <Container role="status">
        <EmptyState
          drawing={outcome === 'done' ? 'ticket' : 'wires'}
          level={1}
          title={t(`${outcome}Title`)}
          text={t(`${outcome}Text`)}
          actions={<ButtonLink to="/login">{t('signIn')}</ButtonLink>}
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
            {t(isLoading ? 'removing' : 'remove')}
          </Button>
        }
      />
    </Container>
  );
}
