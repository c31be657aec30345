import { Gavel, LayoutDashboard, Store, Tag, Users } from 'lucide-react';
import { BrandProvider } from 'shared-ui/antd';
import { useAdminUsersOverviewQuery } from 'shared-ui/api/admin';
import { DashboardFrame, type DashboardLink } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { Outlet } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/session';
import { consoleFrameTexts } from './texts';

/** The frame of the admin console, with what waits behind each way. */
export function ConsoleFrame() {
  const t = useTexts(consoleFrameTexts);
  const { user } = useCurrentUser();
  const { data: counts } = useAdminUsersOverviewQuery();
  const links: readonly DashboardLink[] = [
    { to: '/dashboard', label: t('overview'), icon: LayoutDashboard },
    { to: '/dashboard/deals', label: t('deals'), icon: Gavel, count: counts?.pendingDeals },
    { to: '/dashboard/vendors', label: t('vendors'), icon: Store, count: counts?.pendingVendors },
    { to: '/dashboard/users', label: t('users'), icon: Users },
    { to: '/', label: t('site'), icon: Tag },
  ];
  const owner = { name: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(), note: t('admin') };
  return (
    <BrandProvider>
      <DashboardFrame owner={owner} links={links}>
        <Outlet />
      </DashboardFrame>
    </BrandProvider>
  );
}
