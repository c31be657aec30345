import { Suspense, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { cx, SkipLink } from 'shared-ui/ui';
import styles from './dashboard-frame.module.css';
import { PhoneBars } from './phone-bars';
import { SideBar, type SideBarProps } from './side-bar';
import { dashboardTexts } from './texts';

interface DashboardFrameProps extends SideBarProps {
  /** On phones the screen has the full height, without the bars. */
  whole?: boolean;
  children: ReactNode;
}

/** Frame of every dashboard: a sidebar, on tablets with icons only, on phones a menu and a tab bar. */
export function DashboardFrame({ owner, links, tools, whole, children }: DashboardFrameProps) {
  const t = useTexts(dashboardTexts);
  return (
    <>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <div className={cx(styles.frame, whole && styles.whole)}>
        <header className={styles.side}>
          <SideBar owner={owner} links={links} tools={tools} />
        </header>
        <PhoneBars owner={owner} links={links} tools={tools} />
        <main id="main" className={styles.main} tabIndex={-1}>
          <Suspense>{children}</Suspense>
        </main>
      </div>
    </>
  );
}
