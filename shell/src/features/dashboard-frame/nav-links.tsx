import { NavLink } from 'shared-ui/router';
import { useFormat } from 'shared-ui/i18n';
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

function Count({ count }: { count: number }) {
  const format = useFormat();
  return count > 0 && <span className={styles.count}>{format.number(count)}</span>;
}

const ReadCount = ({ counted }: { counted: MenuCount }) => <Count count={useMenuCount(counted)} />;

export const NavLinks = ({ links, className, wordClass }: NavLinksProps) =>
  links.map(({ to, label, icon, deep, count = 0, counted }) => (
    <NavLink key={to} to={to} end={!deep} className={className} title={label}>
      {icon}
      <span className={wordClass}>{label}</span>
      {wordClass && (counted ? <ReadCount counted={counted} /> : <Count count={count} />)}
    </NavLink>
  ));
