import { useTexts } from '../../platform/i18n';
import { ButtonLink } from '../../ui/kit';
import { PassTabs } from './pass-tabs';
import styles from './passes.module.css';
import { passesTexts } from './texts';

/** The codes that somebody who runs a business or the console got as a shopper. */
export function PassesPage() {
  const t = useTexts(passesTexts);
  return (
    <>
      <div className={styles.top}>
        <h1>{t('passes')}</h1>
        <ButtonLink to="/dashboard/orders" variant="outline">
          {t('orders')}
        </ButtonLink>
      </div>
      <PassTabs />
    </>
  );
}
