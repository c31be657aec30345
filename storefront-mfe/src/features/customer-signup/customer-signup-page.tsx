import picture from 'shared-ui/assets/covers/cafes-1.svg';
import { RichText, useTexts } from 'shared-ui/i18n';
import { AuthFrame } from 'shared-ui/ui';
import { Link, useSearchParams } from 'shared-ui/router';
import { withReturn } from 'shared-ui/platform';
import styles from './customer-signup-page.module.css';
import { SignupForm } from './signup-form';
import { customerSignupTexts } from './texts';

const linkTo = (to: string) => (words: string) => (
  <Link to={to} className={styles.link}>
    {words}
  </Link>
);
const agreements = { terms: linkTo('/terms-conditions'), privacy: linkTo('/privacy-policy') };

export function CustomerSignupPage() {
  const t = useTexts(customerSignupTexts);
  const returnTo = useSearchParams()[0].get('returnTo');
  return (
    <AuthFrame
      title={t('title')}
      lead={t('lead')}
      picture={picture}
      claim={t('claim')}
      claimText={t('claimText')}
      width={520}
    >
      <SignupForm />
      <p className={styles.member}>
        <RichText text={t('member')} parts={{ link: linkTo(withReturn('/login', returnTo)) }} />
      </p>
      <p className={styles.note}>
        <RichText text={t('agree')} parts={agreements} />
      </p>
      <p className={styles.note}>{t('promises')}</p>
    </AuthFrame>
  );
}
