import { Navigate, useLocation } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/session';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { dashboardPlace } from './dashboard-place';
import { NoAccess } from './no-access';
import { SignInCard } from './sign-in-card';
import { Waiting } from './waiting';

/** The dashboard of whoever is signed in. */
export function Dashboard() {
  const { state, user } = useCurrentUser();
  const { pathname } = useLocation();
  if (state === 'unknown') return <Waiting />;
  if (state === 'signed-out') return <SignInCard />;
  const place = dashboardPlace(user, pathname);
  if (place.kind === 'refused') return <NoAccess />;
  if (place.kind === 'redirect') return <Navigate to={place.to} replace />;
  return <RemoteOutlet name={place.name} waiting={<Waiting />} />;
}
