import { Navigate, useLocation } from 'shared-ui/router';
import { SessionUnreachable } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { dashboardPlace } from './dashboard-place';
import { NoAccess } from './no-access';
import { SignInCard } from './sign-in-card';
import { Waiting } from './waiting';

/** The dashboard of whoever is signed in. */
export function Dashboard() {
  const current = useCurrentUser();
  const { pathname } = useLocation();
  if (current.state === 'unknown') return <Waiting />;
  if (current.state === 'unreachable') return <SessionUnreachable retry={current.retry} />;
  if (current.state === 'signed-out') return <SignInCard />;
  const place = dashboardPlace(current.user, pathname);
  if (place.kind === 'refused') return <NoAccess />;
  if (place.kind === 'redirect') return <Navigate to={place.to} replace />;
  return <RemoteOutlet name={place.name} waiting={<Waiting />} />;
}
