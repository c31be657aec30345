import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Container, EmptyState } from 'shared-ui/kit';
import { Navigate } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/session';
import { vendorSignupTexts } from './texts';

const BUSINESS = '/dashboard/business';
const returning = `returnTo=${encodeURIComponent(BUSINESS)}`;

/** The way into registering a business, for who has no account yet. */
export function VendorSignupPage() {
  const t = useTexts(vendorSignupTexts);
  const { state } = useCurrentUser();
  if (state === 'signed-in') return <Navigate to={BUSINESS} replace />;
  return (
    <Container>
      <EmptyState
        drawing="plate"
        level={1}
        title={t('title')}
        text={t('text')}
        actions={
          <>
            <ButtonLink to={`/customer-signup?${returning}`}>{t('create')}</ButtonLink>
            <ButtonLink variant="tint" to={`/login?${returning}`}>
              {t('login')}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
