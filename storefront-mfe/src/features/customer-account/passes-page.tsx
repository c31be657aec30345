import { useTexts } from 'shared-ui/i18n';
import { ButtonLink } from 'shared-ui/ui';
import { OpenQuestions, OwnCases } from '../../shared/honour/honour-parts';
import { PassTabs } from '../../shared/passes/pass-tabs';
import styles from '../../shared/passes/passes.module.css';
import { passesTexts } from '../../shared/passes/texts';

/** Passes of a user who manages a business or the console. */
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
      <OpenQuestions />
      <OwnCases />
    </>
  );
}
