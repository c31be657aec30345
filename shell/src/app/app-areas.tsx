import { plainPath } from 'shared-ui/i18n';
import { useLocation } from 'shared-ui/router';
import { SiteLayout } from '../features/site-layout/site-layout';
import { areaOf, type Area } from './areas';
import { AdminArea } from './dashboard/admin-area';
import { Dashboard } from './dashboard/dashboard';
import { DashboardFrame } from './dashboard/dashboard-frame';
import { RemoteOutlet } from './remotes/remote-outlet';
import { useScrollPlace } from './use-scroll-place';

function areaScreens(area: Area) {
  if (area === 'dashboard') return <Dashboard />;
  if (area === 'admin') return <AdminArea />;
  return <RemoteOutlet name="admin" />;
}

/** Public pages stand inside the site's header and footer, dashboards bring their own frame. */
export function AppAreas() {
  const { pathname } = useLocation();
  const area = areaOf(plainPath(pathname));
  useScrollPlace();
  if (area === 'public' || area === 'vendor-public') {
    return (
      <SiteLayout>
        <RemoteOutlet name={area === 'public' ? 'storefront' : 'vendor'} />
      </SiteLayout>
    );
  }
  return <DashboardFrame>{areaScreens(area)}</DashboardFrame>;
}
