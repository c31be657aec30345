import { Search } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Link, useSearchParams } from 'shared-ui/router';
import { OpenQuestions } from '../../../shared/honour/honour-parts';
import { PassTabs } from '../../../shared/passes/pass-tabs';
import { LastUsed } from './last-used';
import styles from './redemptions-page.module.css';
import { SavingsRow } from './savings-row';
import { customerAccountTexts } from '../texts';

/** Passes first, then savings and points in one row. */
export function RedemptionsPage() {
  const t = useTexts(customerAccountTexts);
  const [query] = useSearchParams();
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{t('myRedemptions')}</h1>
        <Link to="/deals" className={styles.find}>
          <Search size={18} />
          {t('findDeal')}
        </Link>
      </div>
      <PassTabs />
      <OpenQuestions />
      <SavingsRow />
      {!query.has('tab') && <LastUsed />}
    </div>
  );
}
