import { useEffect } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Container, EmptyState } from 'shared-ui/ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { codeLandingTexts } from './texts';

/** Page that a phone's camera app opens for a QR code. The code is in the fragment, which is not sent to the server. */
export function CodeLandingPage() {
  const t = useTexts(codeLandingTexts);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const servesCounter = user !== null && (user.role === 'vendor' || user.staffOf !== null);
  const counter = `/dashboard/counter${hash}`;

  useEffect(() => {
    if (servesCounter && hash.length > 1) navigate(counter, { replace: true });
  }, [servesCounter, hash, counter, navigate]);

  return (
    <Container>
      <EmptyState
        drawing="ticket"
        level={1}
        title={t('title')}
        text={t('text')}
        actions={
          <>
            {user && (
              <ButtonLink to={servesCounter ? counter : '/dashboard/passes'}>
                {t(servesCounter ? 'toCounter' : 'myCodes')}
              </ButtonLink>
            )}
            <ButtonLink to="/deals" variant="tint">
              {t('explore')}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
