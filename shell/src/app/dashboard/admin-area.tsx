import { Navigate } from 'shared-ui/router';
import { SessionUnreachable } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { NoAccess } from './no-access';
import { Waiting } from './waiting';

/** The admin console under its own address. */
export function AdminArea() {
  const current = useCurrentUser();
  if (current.state === 'unknown') return <Waiting />;
  if (current.state === 'unreachable') return <SessionUnreachable retry={current.retry} />;
  if (current.state === 'signed-out') return <Navigate to="/admin-login" replace />;
  return current.user.role === 'admin' ? <RemoteOutlet name="admin" waiting={<Waiting />} /> : <NoAccess />;
}
