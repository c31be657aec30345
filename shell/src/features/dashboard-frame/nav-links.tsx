import { NavLink } from 'shared-ui/router';
import type { MenuCount } from 'shared-ui/remote';
import type { DashboardLink } from './dashboard-link';
import { useMenuCount } from './menu-count';
import styles from './nav-links.module.css';

interface NavLinksProps {
  links: readonly DashboardLink[];
  className?: string;
  /** Class of the label. Without it no count is shown. */
  wordClass?: string;
}

const Count = ({ count }: { count: number }) => count > 0 && <span className={styles.count}>{count}</span>;

const ReadCount = ({ counted }: { counted: MenuCount }) => <Count count={useMenuCount(counted)} />;

export const NavLinks = ({ links, className, wordClass }: NavLinksProps) =>
  links.map(({ to, label, icon, deep, count = 0, counted }) => (
    <NavLink key={to} to={to} end={!deep} className={className} title={label}>
      {icon}
      <span className={wordClass}>{label}</span>
      {wordClass && (counted ? <ReadCount counted={counted} /> : <Count count={count} />)}
    </NavLink>
  ));
