import { ChevronDown } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { keptPart } from 'shared-ui/platform';
import { Link } from 'shared-ui/router';
import styles from './site-header.module.css';
import type { SiteLink } from '../site-links';
import { siteTexts } from '../site-texts';
import { usePopup } from './use-popup';

/** Dropdown menu of the header. */
function NavMenuPart({ text, links }: { text: SiteLink['text']; links: readonly SiteLink[] }) {
  const t = useTexts(siteTexts);
  const { place, isOpen, toggle } = usePopup();
  const id = `menu-${text}`;
  return (
    <div ref={place} className={styles.menuPlace}>
      <button
        type="button"
        className={styles.navLink}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {t(text)}
        <ChevronDown size={16} aria-hidden />
      </button>
      <ul id={id} hidden={!isOpen} className={styles.menu}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={styles.menuLink}>
              {t(link.text)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
export const NavMenu = keptPart(NavMenuPart);
