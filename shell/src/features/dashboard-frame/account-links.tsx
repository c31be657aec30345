import { Bell, Settings, UserRound } from 'lucide-react';
import { notificationsApi } from 'shared-ui/api/notifications';
import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import styles from './dashboard-frame.module.css';
import type { DashboardLink } from './dashboard-link';
import { NavLinks } from './nav-links';
import { dashboardTexts } from './texts';

const POLL_INTERVAL_MS = 60_000;
const SETTINGS = '/dashboard/settings';

/** Number of unread notifications, polled every minute while the page is focused. */
export function useUnread(): number {
  const { data } = notificationsApi.useNotificationsUnreadQuery(undefined, {
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  return data?.unread ?? 0;
}

/** Links of every dashboard: notifications, profile and settings. */
export function AccountLinks({ menu }: { menu: readonly DashboardLink[] }) {
  const t = useTexts(dashboardTexts);
  const unread = useUnread();
  // The settings of the site contain the account settings, so there is no second link.
  const hasSettings = menu.some(({ to }) => to === SETTINGS);
  const isAdmin = useCurrentUser().user?.role === 'admin';
  const settings = isAdmin ? `${SETTINGS}/account` : SETTINGS;
  const links: readonly DashboardLink[] = [
    {
      to: '/dashboard/notifications',
      label: t('notifications'),
      icon: <Bell size={20} aria-hidden />,
      count: unread,
    },
    { to: '/dashboard/profile', label: t('profile'), icon: <UserRound size={20} aria-hidden /> },
    ...(hasSettings
      ? []
      : [{ to: settings, label: t('settings'), icon: <Settings size={20} aria-hidden /> }]),
  ];
  return <NavLinks links={links} className={styles.link} wordClass={styles.word} />;
}
