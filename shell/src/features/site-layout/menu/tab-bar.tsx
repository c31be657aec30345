import { Heart, House, Search, Ticket, User, type LucideIcon } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { NavLink } from 'shared-ui/router';
import type { SiteLink } from '../site-links';
import { siteTexts } from '../site-texts';
import styles from './tab-bar.module.css';

const tabs: readonly (SiteLink & { readonly icon: LucideIcon })[] = [
  { text: 'home', to: '/', icon: House },
  { text: 'explore', to: '/deals', icon: Search },
  { text: 'myCodes', to: '/dashboard/passes', icon: Ticket },
  { text: 'favorites', to: '/favorites', icon: Heart },
  { text: 'account', to: '/dashboard', icon: User },
];

/** Bottom navigation on phones. */
export function TabBar() {
  const t = useTexts(siteTexts);
  return (
    <nav className={styles.bar} aria-label={t('quickMenu')}>
      {tabs.map(({ text, to, icon: Icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className={styles.tab}>
          <Icon size={24} aria-hidden />
          {t(text)}
        </NavLink>
      ))}
    </nav>
  );
}
