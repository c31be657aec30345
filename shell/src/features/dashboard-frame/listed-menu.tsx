import { useLocation } from 'shared-ui/router';
import { useTexts } from 'shared-ui/i18n';
import { AccountActions } from './account-actions';
import { AccountLinks } from './account-links';
import type { DashboardLink } from './dashboard-link';
import shared from './dashboard-frame.module.css';
import styles from './listed-menu.module.css';
import { NavLinks } from './nav-links';
import { dashboardTexts } from './texts';

/** The menu below a screen on phones, without the entry of the screen itself. */
export function ListedMenu({ links }: { links: readonly DashboardLink[] }) {
  const t = useTexts(dashboardTexts);
  const { pathname } = useLocation();
  const others = links.filter(({ to }) => to !== pathname);
  return (
    <nav aria-label={t('accountMenu')} className={styles.menu}>
      <NavLinks links={others} className={shared.link} wordClass={shared.word} />
      <AccountLinks menu={links} />
      <AccountActions />
    </nav>
  );
}
