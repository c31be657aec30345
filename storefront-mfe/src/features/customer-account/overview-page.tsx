import { ScanLine, Search, Store } from 'lucide-react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { ButtonLink, Card } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import type { SessionUserView } from 'shared-ui/platform';
import styles from './customer-account.module.css';
import { PassList } from '../../shared/passes/pass-list';
import { SavingsRow } from './redemptions/savings-row';
import { customerAccountTexts } from './texts';
import { VerifyNotice } from './verify-notice';

const LISTED = 3;

/** Link to the counter for staff; for other customers a link to the registration of a business. */
function BusinessCard({ staffOf }: { staffOf: SessionUserView['staffOf'] }) {
  const t = useTexts(customerAccountTexts);
  const language = useLanguage();
  return (
    <Card className={styles.panel}>
      {staffOf ? <ScanLine size={32} /> : <Store size={32} />}
      <h2>{staffOf ? businessNameIn(language, staffOf) : t('vendorTitle')}</h2>
      <p>{t(staffOf ? 'counterText' : 'vendorText')}</p>
      <ButtonLink to={staffOf ? '/dashboard/counter' : '/dashboard/business'} variant="tint">
        {t(staffOf ? 'toCounter' : 'becomeVendor')}
      </ButtonLink>
    </Card>
  );
}

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
      <div className={styles.sectionHead}>
        <h2>{t('openPasses')}</h2>
        <Link to="/dashboard/redemptions" className={styles.seeAll}>
          {t('seeAll')}
        </Link>
      </div>
      <PassList state="issued" limit={LISTED} level={3} brief />
      <div className={styles.below}>
        <SavingsRow />
      </div>
      <div className={styles.below}>
        <BusinessCard staffOf={account?.staffOf ?? null} />
      </div>
    </>
  );
}
