import { ArrowLeft, LogOut } from 'lucide-react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { sessionNavigationLogoutPath } from 'shared-ui/api/paths';
import { brand } from 'shared-ui/format';
import wordmark from 'shared-ui/assets/wordmark.svg';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { buttonClass, ButtonLink } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import shared from './business.module.css';
import styles from './become-vendor.module.css';
import { RegistrationForm } from './registration-form';
import { businessTexts } from './texts';
import { VendorPromises } from './vendor-promises';
import { VerifyNotice } from './verify-notice';

function TopLine({ email }: { email: string }) {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  return (
    <div className={styles.topLine}>
      <Link to="/" className={styles.logo}>
        <img src={wordmark} alt={brand.name[language]} height={30} width={112} />
      </Link>
      <span className={shared.quiet}>{t('signedInAs', { email })}</span>
      <ButtonLink to="/" size="small" variant="tint">
        <ArrowLeft size={16} aria-hidden />
        {t('home')}
      </ButtonLink>
      <a href={sessionNavigationLogoutPath} className={buttonClass({ size: 'small', variant: 'outline' })}>
        <LogOut size={16} aria-hidden />
        {t('logout')}
      </a>
    </div>
  );
}

const reloadPage = () => location.reload();

interface BecomeVendorProps {
  email: string;
  /** Reloads the page after registration, so that it becomes a vendor's. */
  reload?: () => void;
}

/** Registration form for signed-in users without a business. */
export function BecomeVendor({ email, reload = reloadPage }: BecomeVendorProps) {
  const t = useTexts(businessTexts);
  const { data: account } = useOwnAccountOneQuery();
  return (
    <div className={shared.become}>
      <TopLine email={email} />
      <h1>{t('becomeTitle')}</h1>
      <p className={shared.lead}>{t('becomeLead')}</p>
      {account && !account.emailVerified && (
        <div className={styles.notice}>
          <VerifyNotice email={account.email} />
        </div>
      )}
      <div className={shared.columns}>
        <RegistrationForm reload={reload} />
        <VendorPromises />
      </div>
    </div>
  );
}
