import { plainPath, useTexts } from 'shared-ui/i18n';
import { keptPart } from 'shared-ui/platform';
import { Link, useLocation } from 'shared-ui/router';
import { selectSessionHint, useAppSelector } from 'shared-ui/store';
import { lazyPart } from 'shared-ui/ui';
import { siteTexts } from '../site-texts';
import styles from './tab-bar.module.css';
import { currentTab, tabs } from './tabs';

// Only signed-in visitors have codes.
const OpenCodeCount = lazyPart(
  async () => (await import(/* webpackChunkName: "shopping" */ './open-code-count')).OpenCodeCount,
);

/** @param current address of the current tab */
function TabsPart({ current, isSignedIn }: { current?: string; isSignedIn: boolean }) {
  const t = useTexts(siteTexts);
  return (
    <nav className={styles.bar} aria-label={t('quickMenu')}>
      {tabs.map(({ text, to, icon: Icon }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={to === current ? 'page' : undefined}>
          <Icon size={24} aria-hidden />
          {t(text)}
          {text === 'myCodes' && isSignedIn && <OpenCodeCount />}
        </Link>
      ))}
    </nav>
  );
}
const Tabs = keptPart(TabsPart);

/** Bottom navigation on phones. */
export function TabBar() {
  const { pathname } = useLocation();
  const isSignedIn = useAppSelector(selectSessionHint) === 'present';
  return <Tabs current={currentTab(plainPath(pathname))?.to} isSignedIn={isSignedIn} />;
}
