import { use, useState } from 'react';
import type { SessionUserView } from 'shared-ui/platform';
import { Dashboard } from '../../features/dashboard-frame/dashboard';
import { MissingRight } from '../../features/dashboard-frame/missing-right';
import { AccountBars } from '../../features/site-layout/account-bars';
import { hasSiteBars } from '../registry/current-place';
import { lacksRight, menuFor, readerOf } from '../registry/menu-for';
import { includes, type Place } from '../registry/place-of';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { useRemoteSource } from '../remotes/remote-source';
import { ContentPlaceholder } from './content-placeholder';
import { RemoteTools } from './remote-tools';
import { Waiting } from './waiting';

interface FramedRemoteProps {
  readonly place: Extract<Place, { kind: 'remote' }>;
  readonly user: SessionUserView;
  readonly path: string;
}

/**
 * Returns true if a page has no sidebar. Evaluated once per address, so that the registration page stays until it is finished.
 */
function useIsBare(path: string, { name, area }: FramedRemoteProps['place']): boolean {
  const isBare = area.layout === 'bare';
  const [arrival, setArrival] = useState({ path, name, isBare });
  if (arrival.path === path && arrival.name === name) return arrival.isBare;
  setArrival({ path, name, isBare });
  return isBare;
}

function Framed({ place, user, path }: FramedRemoteProps) {
  const remotes = use(useRemoteSource().withMenus());
  const reader = readerOf(user);
  const { visitor } = reader;
  const menu = menuFor(remotes, path, reader);
  const own = remotes.find(({ name }) => name === place.name);
  const withTools = remotes.find(({ description }) => includes(description?.tools ?? [], visitor));
  return (
    <Dashboard
      user={user}
      menu={menu}
      isBusiness={place.area.owner === 'business'}
      isFullHeight={place.area.layout === 'full-height'}
      phoneBars={hasSiteBars(place) ? <AccountBars /> : undefined}
      listsMenu={place.area.layout === 'site-bars-menu'}
      tools={withTools && <RemoteTools name={withTools.name} menu={menu} />}
    >
      {lacksRight(own, path, reader) ? (
        <MissingRight isAdmin={visitor === 'admin'} />
      ) : (
        <RemoteOutlet name={place.name} waiting={<ContentPlaceholder />} />
      )}
    </Dashboard>
  );
}

/** Renders the screen of a remote in the frame of its area. */
export function FramedRemote({ place, user, path }: FramedRemoteProps) {
  const isBare = useIsBare(path, place);
  if (place.area.frame !== 'dashboard') return <RemoteOutlet name={place.name} waiting={<Waiting />} />;
  if (!isBare) return <Framed place={place} user={user} path={path} />;
  return (
    <main id="main" tabIndex={-1}>
      <RemoteOutlet name={place.name} waiting={<Waiting />} />
    </main>
  );
}
