import { Bell, Settings, UserRound } from 'lucide-react';
import { notificationsApi } from '../../store/api/generated/notifications';
import { useTexts } from '../../platform/i18n';
import { useCurrentUser } from '../../platform/session';
import styles from './dashboard-frame.module.css';
import { NavLinks } from './nav-links';
import { dashboardTexts } from './texts';

const ASK_EVERY_MS = 60_000;

/** How many notifications wait. Asked for every minute while somebody looks. */
export function useUnread(): number {
  const { data } = notificationsApi.useNotificationsUnreadQuery(undefined, {
    pollingInterval: ASK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  return data?.unread ?? 0;
}

/** What everybody has, whosever dashboard it is: notifications, profile, settings. */
export function AccountLinks() {
  const t = useTexts(dashboardTexts);
  const isAdmin = useCurrentUser().user?.role === 'admin';
  const links = [
    { to: '/dashboard/notifications', label: t('notifications'), icon: Bell, count: useUnread() },
    { to: '/dashboard/profile', label: t('profile'), icon: UserRound },
    // The console's own settings hold the admin's account as a part.
    ...(isAdmin ? [] : [{ to: '/dashboard/settings', label: t('settings'), icon: Settings }]),
  ];
  return <NavLinks links={links} className={styles.link} wordClass={styles.word} />;
}
