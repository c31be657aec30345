import { ChevronRight, Sparkles, Store } from 'lucide-react';
import { brand } from 'shared-ui/format';
import { RichText, useLanguage, useTexts } from 'shared-ui/i18n';
import { Link, useSearchParams } from 'shared-ui/router';
import { withReturn } from 'shared-ui/platform';
import styles from './login-page.module.css';
import { loginTexts } from './texts';

const linkTo = (to: string) => (words: string) => (
  <Link to={to} className={styles.noteLink}>
    {words}
  </Link>
);
const agreements = { terms: linkTo('/terms-conditions'), privacy: linkTo('/privacy-policy') };

const bold = { link: (words: string) => <b>{words}</b> };

/** Links for visitors without an account, and the terms accepted by signing in. */
export function LoginWays() {
  const t = useTexts(loginTexts);
  const name = brand.name[useLanguage()];
  const returnTo = useSearchParams()[0].get('returnTo');
  return (
    <>
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
    </>
  );
}
