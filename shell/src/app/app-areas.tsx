import { plainPath } from 'shared-ui/i18n';
import { useLocation } from 'shared-ui/router';
import { lazyPart } from 'shared-ui/ui';
import { SiteLayout } from '../features/site-layout/site-layout';
import { LanguageFrame } from './dashboard/language-frame';
import { loadDashboard } from './dashboard/load-dashboard';
import { Waiting } from './dashboard/waiting';
import { isOwnPage } from './registry/place-of';
import { isOfSite, currentPlace } from './registry/current-place';
import { MissingRemote } from './remotes/missing-remote';
import { RemoteOutlet } from './remotes/remote-outlet';
import { useRemoteSource } from './remotes/remote-source';
import { FrameReplay } from './input-replay/input-replay';
import { useTouchByNavigation } from './input-replay/use-touch-by-navigation';
import { useScrollRestoration } from './use-scroll-restoration';

const OwnArea = lazyPart(async () => (await loadDashboard()).OwnArea);

/** Renders public pages inside the site's header and footer, dashboards inside the dashboard frame. */
export function AppAreas() {
  const { pathname } = useLocation();
  const remotes = useRemoteSource().listed();
  useScrollRestoration();
  useTouchByNavigation();
  const path = plainPath(pathname);
  if (isOwnPage(remotes, path)) {
    return (
      <LanguageFrame>
        <OwnArea path={path} waiting={<Waiting />} />
      </LanguageFrame>
    );
  }
  const place = currentPlace(remotes, path, null);
  const screens = place.kind === 'remote' ? <RemoteOutlet name={place.name} /> : <MissingRemote />;
  if (!isOfSite(place)) return <LanguageFrame>{screens}</LanguageFrame>;
  return (
    <SiteLayout hasOwnHeader={place.kind === 'remote' && place.area.layout === 'own-header'}>
      {screens}
      <FrameReplay />
    </SiteLayout>
  );
}
