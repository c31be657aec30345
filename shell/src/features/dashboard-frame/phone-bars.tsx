import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'shared-ui/router';
import { useTexts } from 'shared-ui/i18n';
import { IconButton, Sheet } from 'shared-ui/ui';
import { Bell } from './bell';
import shared from './dashboard-frame.module.css';
import styles from './phone-bars.module.css';
import { NavLinks } from './nav-links';
import { SideBar, type SideBarProps } from './side-bar';
import { dashboardTexts } from './texts';

const TABS = 5;

/** Bars above and below the screen on phones: the menu button and the most used links. */
export function PhoneBars({ owner, links, tools }: SideBarProps) {
  const t = useTexts(dashboardTexts);
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <header className={shared.phoneTop}>
        <IconButton label={t('menu')} aria-expanded={open} onClick={() => setOpen(true)}>
          <Menu size={22} />
        </IconButton>
        <span className={styles.phoneTitle}>{owner.name}</span>
        <Bell />
      </header>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('dashboard')}>
        <SideBar owner={owner} links={links} tools={tools} />
      </Sheet>
      <nav aria-label={t('tabs')} className={shared.tabs}>
        <NavLinks links={links.slice(0, TABS)} className={styles.tab} />
      </nav>
    </>
  );
}
