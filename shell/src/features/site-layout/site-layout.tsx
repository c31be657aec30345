import { Suspense, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { SkipLink } from 'shared-ui/ui';
import { clearLastPress } from '../../shared/clear-last-press';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { siteTexts } from './site-texts';
import { TabBar } from './menu/tab-bar';
import { TopBar } from './header/top-bar';
import styles from './site-layout.module.css';

const mainId = 'main';

function Surroundings({ children }: { children: ReactNode }) {
  const t = useTexts(siteTexts);
  return (
    <>
      <SkipLink to={mainId}>{t('skipToContent')}</SkipLink>
      <TopBar />
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className={styles.main} onClickCapture={clearLastPress}>
        {children}
      </main>
      <SiteFooter />
      <TabBar />
    </>
  );
}

/** Header, footer and navigation around every public page. */
export const SiteLayout = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <Surroundings>{children}</Surroundings>
  </Suspense>
);
