import picture from 'shared-ui/assets/covers/cafes-1.svg';
import { RichText, useTexts } from 'shared-ui/i18n';
import { AuthFrame } from 'shared-ui/kit';
import { Link } from 'shared-ui/router';
import styles from './customer-signup-page.module.css';
import { SignupForm } from './signup-form';
import { customerSignupTexts } from './texts';

const toLogin = {
  link: (words: string) => (
    <Link to="/login" className={styles.link}>
      {words}
    </Link>
  ),
};

export function CustomerSignupPage() {
  const t = useTexts(customerSignupTexts);
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
        <RichText text={t('member')} parts={toLogin} />
      </p>
      <p className={styles.note}>{t('agree')}</p>
    </AuthFrame>
  );
}
