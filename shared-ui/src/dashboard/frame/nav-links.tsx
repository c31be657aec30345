import { NavLink } from 'shared-ui/router';
import type { DashboardLink } from './dashboard-link';
import styles from './nav-links.module.css';

interface NavLinksProps {
  links: readonly DashboardLink[];
  className?: string;
  wordClass?: string;
}

export const NavLinks = ({ links, className, wordClass }: NavLinksProps) =>
  links.map(({ to, label, icon: Icon, deep, count }) => (
    <NavLink key={to} to={to} end={!deep} className={className} title={label}>
      <Icon size={20} aria-hidden />
      <span className={wordClass}>{label}</span>
      {count && wordClass ? <span className={styles.count}>{count}</span> : null}
    </NavLink>
  ));
