import { useTexts } from 'shared-ui/i18n';
import { ChipLink } from 'shared-ui/ui';
import { Navigate, useSearchParams } from 'shared-ui/router';
import { SiteSettingsPage } from '../features/site-settings/site-settings-page';
import { siteSettingsTexts } from '../features/site-settings/texts';
import styles from './settings-page.module.css';

const SITE = '/dashboard/settings';
/** The pages of one's own are the storefront's. */
const ACCOUNT = '/dashboard/settings/account';

/** The settings of the site, with the way to the admin's own account. Mails lead to it by `?part=account`. */
export function SettingsPage() {
  const t = useTexts(siteSettingsTexts);
  if (useSearchParams()[0].get('part') === 'account') return <Navigate to={ACCOUNT} replace />;
  return (
    <>
      <nav aria-label={t('parts')} className={styles.parts}>
        <ChipLink to={SITE} selected>
          {t('part_site')}
        </ChipLink>
        <ChipLink to={ACCOUNT} selected={false}>
          {t('part_account')}
        </ChipLink>
      </nav>
      <SiteSettingsPage />
    </>
  );
}
