import { useTexts } from 'shared-ui/i18n';
import { ButtonLink } from 'shared-ui/ui';
import styles from './missing-right.module.css';
import { dashboardTexts } from './texts';

/** Shown instead of a page of the dashboard that the user has no right to. */
export function MissingRight({ isAdmin }: { isAdmin: boolean }) {
  const t = useTexts(dashboardTexts);
  return (
    <section className={styles.box}>
      <h1>{t('rightMissing')}</h1>
      <p>{t(isAdmin ? 'rightMissingAdmin' : 'rightMissingStaff')}</p>
      <ButtonLink to="/dashboard" variant="tint">
        {t('toDashboard')}
      </ButtonLink>
    </section>
  );
}
