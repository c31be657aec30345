import { Search, Store } from 'lucide-react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Card } from 'shared-ui/kit';
import { Link } from 'shared-ui/router';
import styles from './customer-account.module.css';
import { LoyaltyCard } from './loyalty-card';
import { PassList } from 'shared-ui/passes';
import { customerAccountTexts } from './texts';
import { VerifyNotice } from './verify-notice';

const LISTED = 3;

export function OverviewPage() {
  const t = useTexts(customerAccountTexts);
  const { data: account } = useOwnAccountOneQuery();
  return (
    <>
      <div className={styles.top}>
        <h1>{t('hello', { name: account?.firstName ?? '' })}</h1>
        <ButtonLink to="/deals">
          <Search size={16} />
          {t('findDeal')}
        </ButtonLink>
      </div>
      {account && !account.emailVerified && <VerifyNotice email={account.email} />}
      <div className={styles.cards}>
        {account && <LoyaltyCard account={account} />}
        <Card className={styles.panel}>
          <Store size={32} />
          <h2>{t('vendorTitle')}</h2>
          <p>{t('vendorText')}</p>
          <ButtonLink to="/dashboard/business" variant="tint">
            {t('becomeVendor')}
          </ButtonLink>
        </Card>
      </div>
      <div className={styles.sectionHead}>
        <h2>{t('openPasses')}</h2>
        <Link to="/dashboard/redemptions" className={styles.seeAll}>
          {t('seeAll')}
        </Link>
      </div>
      <PassList state="issued" limit={LISTED} level={3} brief />
    </>
  );
}
