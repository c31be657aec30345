import { Search } from 'lucide-react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink } from 'shared-ui/ui';
import { PassTabs } from 'shared-ui/own-pages/passes';
import styles from './customer-account.module.css';
import { LoyaltyCard } from './loyalty-card';
import { SavingsCard } from './savings-card';
import { customerAccountTexts } from './texts';

export function RedemptionsPage() {
  const t = useTexts(customerAccountTexts);
  const { data: account } = useOwnAccountOneQuery();
  return (
    <>
      <div className={styles.top}>
        <h1>{t('myRedemptions')}</h1>
        <ButtonLink to="/deals">
          <Search size={16} />
          {t('findDeal')}
        </ButtonLink>
      </div>
      <div className={styles.cards}>
        {account && <LoyaltyCard account={account} />}
        <SavingsCard />
      </div>
      <PassTabs className={styles.tabs} />
    </>
  );
}
