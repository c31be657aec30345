import { ChevronRight, Sparkles, Store } from 'lucide-react';
import { useState } from 'react';
import picture from 'shared-ui/assets/covers/attractions-1.svg';
import { brand } from 'shared-ui/brand';
import { RichText, useLanguage, useTexts } from 'shared-ui/i18n';
import { AuthFrame } from 'shared-ui/kit';
import { Link, useLocation, useSearchParams } from 'shared-ui/router';
import { readSignInStart, withReturn } from 'shared-ui/signup';
import type { AccountType } from './after-login';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';
import { loginTexts } from './texts';

const linkTo = (to: string) => (words: string) => (
  <Link to={to} className={styles.noteLink}>
    {words}
  </Link>
);
const agreements = { terms: linkTo('/terms-conditions'), privacy: linkTo('/privacy-policy') };

const bold = { link: (words: string) => <b>{words}</b> };

export function LoginPage() {
  const t = useTexts(loginTexts);
  const name = brand.name[useLanguage()];
  const start = readSignInStart(useLocation().state);
  const returnTo = useSearchParams()[0].get('returnTo');
  const [accountType, setAccountType] = useState<AccountType>(start.accountType ?? 'customer');
  return (
    <AuthFrame
      title={t('welcome')}
      lead={t(accountType === 'customer' ? 'customerHint' : 'vendorHint')}
      picture={picture}
      claim={t('claim', { brand: name })}
      claimText={t('claimText')}
    >
      <LoginForm email={start.email} accountType={accountType} onAccountType={setAccountType} />
      <div className={styles.ways}>
        <Link to={withReturn('/customer-signup', returnTo)} className={styles.way}>
          <Sparkles size={20} />
          <span>
            <RichText text={t('newHere')} parts={bold} />
          </span>
          <ChevronRight size={16} />
        </Link>
        <Link to="/vendor-signup" className={styles.way}>
          <Store size={20} />
          <span>
            <RichText text={t('ownBusiness', { brand: name })} parts={bold} />
          </span>
          <ChevronRight size={16} />
        </Link>
      </div>
      <p className={styles.note}>
        <RichText text={t('agree')} parts={agreements} />
      </p>
    </AuthFrame>
  );
}
