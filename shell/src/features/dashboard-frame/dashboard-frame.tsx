import { Suspense, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { cx, SkipLink } from 'shared-ui/ui';
import styles from './dashboard-frame.module.css';
import { ListedMenu } from './listed-menu';
import { PhoneBars } from './phone-bars';
import { SideBar, type SideBarProps } from './side-bar';
import { dashboardTexts } from './texts';

export interface DashboardFrameProps extends SideBarProps {
  /** On phones the screen has the full height, without the bars. */
  whole?: boolean;
  /** Bars on phones instead of those of the dashboard. */
  phoneBars?: ReactNode;
  /** True if the menu is listed below the screen on phones. */
  listsMenu?: boolean;
  children: ReactNode;
}

/** Frame of every dashboard: a sidebar, on tablets with icons only, on phones a menu and a tab bar. */
export function DashboardFrame({ whole, phoneBars, listsMenu, children, ...side }: DashboardFrameProps) {
  const t = useTexts(dashboardTexts);
  return (
    <>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <div className={cx(styles.frame, whole && styles.whole)}>
        <header className={styles.side}>
          <SideBar {...side} />
        </header>
        {phoneBars ?? <PhoneBars {...side} />}
        <main id="main" className={styles.main} tabIndex={-1}>
          <Suspense>{children}</Suspense>
          {listsMenu && <ListedMenu links={side.links} />}
        </main>
      </div>
    </>
  );
}
