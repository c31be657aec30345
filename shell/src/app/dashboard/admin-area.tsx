import { Navigate } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/session';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { NoAccess } from './no-access';
import { Waiting } from './waiting';

/** The admin console under its own address. */
export function AdminArea() {
  const { state, user } = useCurrentUser();
  if (state === 'unknown') return <Waiting />;
  if (state === 'signed-out') return <Navigate to="/admin-login" replace />;
  return user.role === 'admin' ? <RemoteOutlet name="admin" waiting={<Waiting />} /> : <NoAccess />;
}
