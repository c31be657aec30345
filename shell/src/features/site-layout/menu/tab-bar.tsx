import { plainPath, useTexts } from 'shared-ui/i18n';
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

/** Bottom navigation on phones. */
export function TabBar() {
  const t = useTexts(siteTexts);
  const { pathname } = useLocation();
  const isSignedIn = useAppSelector(selectSessionHint) === 'present';
  const current = currentTab(plainPath(pathname));
  return (
    <nav className={styles.bar} aria-label={t('quickMenu')}>
      {tabs.map((tab) => {
        const { text, to, icon: Icon } = tab;
        return (
          <Link key={to} to={to} className={styles.tab} aria-current={tab === current ? 'page' : undefined}>
            <Icon size={24} aria-hidden />
            {t(text)}
            {text === 'myCodes' && isSignedIn && <OpenCodeCount />}
          </Link>
        );
      })}
    </nav>
  );
}
