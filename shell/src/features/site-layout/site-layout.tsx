import { Suspense, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { cx, SkipLink } from 'shared-ui/ui';
import { clearLastPress } from '../../shared/clear-last-press';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { siteTexts } from './site-texts';
import { TabBar } from './menu/tab-bar';
import { TopBar } from './header/top-bar';
import styles from './site-layout.module.css';

const mainId = 'main';

interface SiteLayoutProps {
  /** True if the screen has its own header on phones. */
  hasOwnHeader: boolean;
  children: ReactNode;
}

function Surroundings({ hasOwnHeader, children }: SiteLayoutProps) {
  const t = useTexts(siteTexts);
  return (
    <>
      <SkipLink to={mainId}>{t('skipToContent')}</SkipLink>
      <div className={cx(styles.top, hasOwnHeader && styles.notOnPhones)}>
        <TopBar />
        <SiteHeader />
      </div>
      <main id={mainId} tabIndex={-1} className={styles.main} onClickCapture={clearLastPress}>
        {children}
      </main>
      <SiteFooter />
      <TabBar />
    </>
  );
}

/** Header, footer and navigation around every public page. */
export const SiteLayout = (props: SiteLayoutProps) => (
  <Suspense>
    <Surroundings {...props} />
  </Suspense>
);
