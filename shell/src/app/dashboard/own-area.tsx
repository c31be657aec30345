import { useCurrentUser, type SessionUserView } from 'shared-ui/platform';
import { Navigate } from 'shared-ui/router';
import { SessionUnreachable } from 'shared-ui/ui';
import { currentPlace } from '../registry/current-place';
import { offlineRemoteAt } from '../registry/place-of';
import { MissingRemote } from '../remotes/missing-remote';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { useRemoteSource } from '../remotes/remote-source';
import { warnAtSignOut } from '../sign-out-warning/warn-at-sign-out';
import { FramedRemote } from './framed-remote';
import { NoAccess } from './no-access';
import { SignInCard } from './sign-in-card';
import { Waiting } from './waiting';

interface PlacedProps {
  readonly path: string;
  readonly user: SessionUserView | null;
}

function Placed({ path, user }: PlacedProps) {
  const place = currentPlace(useRemoteSource().listed(), path, user);
  switch (place.kind) {
    case 'redirect':
      return <Navigate to={place.to} replace />;
    case 'denied':
      return <NoAccess />;
    case 'sign-in':
      return <SignInCard />;
    case 'missing':
      return <MissingRemote />;
    case 'remote':
      return user && <FramedRemote place={place} user={user} path={path} />;
  }
}

interface UnreachableProps {
  readonly path: string;
  retry(): void;
}

/** Page while the server cannot name the user: a screen that works without a network, or a message. */
function Unreachable({ path, retry }: UnreachableProps) {
  const name = offlineRemoteAt(useRemoteSource().listed(), path);
  if (name === undefined) return <SessionUnreachable retry={retry} />;
  return (
    <main id="main" tabIndex={-1}>
      <RemoteOutlet name={name} waiting={<Waiting />} />
    </main>
  );
}

// Entries may begin to wait while a dashboard is open.
warnAtSignOut();

/** Page for signed-in users: the dashboard and the private pages of remotes. */
export function OwnArea({ path }: { path: string }) {
  const current = useCurrentUser();
  if (current.state === 'unknown') return <Waiting />;
  if (current.state === 'unreachable') return <Unreachable path={path} retry={current.retry} />;
  return <Placed path={path} user={current.user} />;
}
