import { useTexts } from 'shared-ui/i18n';
import { ChipLink } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { screen as account } from 'shared-ui/own-pages/settings';
import { SiteSettingsPage } from '../features/site-settings/site-settings-page';
import { siteSettingsTexts } from '../features/site-settings/texts';
import styles from './settings-page.module.css';

const PARTS = { site: '/dashboard/settings', account: '/dashboard/settings?part=account' } as const;

/** The settings of the site, and the admin's own account beside them. */
export function SettingsPage() {
  const t = useTexts(siteSettingsTexts);
  const part = useSearchParams()[0].get('part') === 'account' ? 'account' : 'site';
  return (
    <>
      <nav aria-label={t('parts')} className={styles.parts}>
        {(['site', 'account'] as const).map((name) => (
          <ChipLink key={name} to={PARTS[name]} selected={name === part}>
            {t(`part_${name}`)}
          </ChipLink>
        ))}
      </nav>
      {part === 'account' ? <account.Page /> : <SiteSettingsPage />}
    </>
  );
}
