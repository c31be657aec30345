import { Plus, ScanLine } from 'lucide-react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink } from 'shared-ui/kit';
import { useCurrentUser } from 'shared-ui/session';
import { BusinessCard } from '../features/business/business-card';
import { DealFigures } from '../features/vendor-deals/deal-figures';
import { LatestDeals } from '../features/vendor-deals/latest-deals';
import styles from './overview.module.css';
import { overviewTexts } from './texts';

/** The first screen of a business's dashboard. */
export function OverviewPage() {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const { user } = useCurrentUser();
  return (
    <>
      <div className={styles.top}>
        <div>
          <h1>{t('hello', { name: user?.staffOf?.businessName ?? '' })}</h1>
          <p className={styles.today}>{format.date(new Date())}</p>
        </div>
        <div className={styles.buttons}>
          <ButtonLink to="/dashboard/counter" variant="outline">
            <ScanLine size={18} aria-hidden />
            {t('openCounter')}
          </ButtonLink>
          <ButtonLink to="/dashboard/deals/new">
            <Plus size={18} aria-hidden />
            {t('createDeal')}
          </ButtonLink>
        </div>
      </div>
      <DealFigures />
      <div className={styles.columns}>
        <LatestDeals />
        <BusinessCard />
      </div>
    </>
  );
}
