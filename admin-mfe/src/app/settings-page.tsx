import { useTexts } from 'shared-ui/i18n';
import { ChipLink } from 'shared-ui/ui';
import { Navigate, useSearchParams } from 'shared-ui/router';
import { SiteSettingsPage } from '../features/site-settings/site-settings-page';
import { siteSettingsTexts } from '../features/site-settings/texts';
import styles from './settings-page.module.css';

const SITE = '/dashboard/settings';
/** Account settings page of the storefront remote. */
const ACCOUNT = '/dashboard/settings/account';

/** Site settings, with a link to the admin's own account. Links in mails use `?part=account`, which redirects to the account page. */
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
