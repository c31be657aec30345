import { Bell as BellPicture } from 'lucide-react';
import { Link } from 'shared-ui/router';
import { useTexts } from 'shared-ui/i18n';
import { useUnread } from './account-links';
import styles from './bell.module.css';
import { dashboardTexts } from './texts';

/** Link to the notifications in the phone layout, with a mark for unread ones. */
export function Bell() {
  const t = useTexts(dashboardTexts);
  const unread = useUnread();
  const name =
    unread > 0 ? `${t('notifications')}, ${t('unreadCount', { count: unread })}` : t('notifications');
  return (
    <Link to="/dashboard/notifications" aria-label={name} className={styles.bell}>
      <BellPicture size={22} aria-hidden />
      {unread > 0 && <span className={styles.bellMark} />}
    </Link>
  );
}
