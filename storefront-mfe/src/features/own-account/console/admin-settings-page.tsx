import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { ChipLink } from 'shared-ui/ui';
import { screen as account } from '../settings.screen';
import styles from './admin-settings-page.module.css';
import { accountSettingsTexts } from './texts';

/** Account settings of an admin, as a part of the console's settings. */
export function AdminSettingsPage() {
  const t = useTexts(accountSettingsTexts);
  const { user } = useCurrentUser();
  return (
    <>
      <nav aria-label={t('parts')} className={styles.parts}>
        {user?.rights.includes('settings') && (
          <ChipLink to="/dashboard/settings" selected={false}>
            {t('part_site')}
          </ChipLink>
        )}
        <ChipLink to="/dashboard/settings/account" selected>
          {t('part_account')}
        </ChipLink>
      </nav>
      <account.Page />
    </>
  );
}
