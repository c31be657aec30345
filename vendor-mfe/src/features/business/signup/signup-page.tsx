import { BrandProvider } from 'shared-ui/dashboard';
import { RichText, useTexts } from 'shared-ui/i18n';
import { Container } from 'shared-ui/ui';
import { Link, Navigate } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import styles from '../business.module.css';
import { NumberWay } from './number-way';
import { SignupForm } from './signup-form';
import { signupTexts } from './signup-texts';
import { VendorPromises } from '../vendor-promises';

const BUSINESS = '/dashboard/business';

const linkTo = (to: string) => (words: string) => (
  <Link to={to} className={styles.link}>
    {words}
  </Link>
);
const toLogin = { link: linkTo(`/login?returnTo=${encodeURIComponent(BUSINESS)}`) };
const agreements = { terms: linkTo('/terms-conditions'), privacy: linkTo('/privacy-policy') };

/** Registration of account and business in one form, for visitors without an account. */
export function SignupPage() {
  const t = useTexts(signupTexts);
  const { state, user } = useCurrentUser();
  if (state === 'signed-in') return <Navigate to={user?.staffOf ? '/dashboard' : BUSINESS} replace />;
  return (
    <BrandProvider>
      <Container>
        <div className={styles.become}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.columns}>
            <div className={styles.stack}>
              <NumberWay />
              <SignupForm />
              <p className={styles.quiet}>
                <RichText text={t('member')} parts={toLogin} />
              </p>
              <p className={styles.quiet}>
                <RichText text={t('agree')} parts={agreements} />
              </p>
              <p className={styles.quiet}>{t('promises')}</p>
            </div>
            <VendorPromises />
          </div>
        </div>
      </Container>
    </BrandProvider>
  );
}
