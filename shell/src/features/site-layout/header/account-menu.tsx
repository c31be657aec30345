import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { sessionNavigationLogoutPath } from 'shared-ui/api/paths';
import { useTexts } from 'shared-ui/i18n';
import { Avatar, VisuallyHidden } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import type { SessionUserView } from 'shared-ui/platform';
import styles from './site-header.module.css';
import { siteTexts } from '../site-texts';
import { usePopup } from './use-popup';

/** Menu of the signed-in user. Signing out loads a new page, so that no user data remains. */
export function AccountMenu({ user }: { user: SessionUserView }) {
  const t = useTexts(siteTexts);
  const { place, isOpen, toggle } = usePopup();
  const id = useId();
  return (
    <div ref={place} className={styles.menuPlace}>
      <button
        type="button"
        className={styles.account}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Avatar name={user.firstName} image={user.profileImageUrl} />
        <span className={styles.firstName}>{user.firstName}</span>
        <ChevronDown size={16} aria-hidden />
        <VisuallyHidden>{t('accountMenu')}</VisuallyHidden>
      </button>
      <ul id={id} hidden={!isOpen} className={`${styles.menu} ${styles.fromRight}`}>
        <li>
          <Link to="/dashboard" className={styles.menuLink}>
            {t('myAccount')}
          </Link>
        </li>
        <li>
          <Link to="/dashboard" className={styles.menuLink}>
            {t('myOffers')}
          </Link>
        </li>
        <li>
          <a href={sessionNavigationLogoutPath} className={styles.menuLink}>
            {t('signOut')}
          </a>
        </li>
      </ul>
    </div>
  );
}
