import { use, useMemo } from 'react';
import type { RemoteRoute } from '../remote/contract';
import { useLanguage } from 'shared-ui/store';
import { useRoutes, useLocation, type RouteObject } from 'shared-ui/router';
import { loadScreen } from './load-screens';
import { ScreenHead } from './screen-head';

function ScreenContent({ route }: { route: RemoteRoute }) {
  const language = useLanguage();
  const screen = use(loadScreen(route, language));
  return (
    <>
      {screen.head && <ScreenHead screen={screen} />}
      <screen.Page />
    </>
  );
}

const below = (prefix: string, path: string): string =>
  prefix && !path.startsWith('/') ? `${prefix}/${path}` : prefix + path;

const toRouteObject =
  (prefix: string) =>
  (route: RemoteRoute): RouteObject => ({
    path: below(prefix, route.path),
    element: <ScreenContent route={route} />,
    children: route.children?.map(toRouteObject('')),
  });

/** Renders the screen of a remote for the current address. Suspends while the screen loads. */
export function RemoteScreens({ routes }: { routes: readonly RemoteRoute[] }) {
  const { pathname } = useLocation();
  const prefix = /^\/ne(\/|$)/.test(pathname) ? '/ne' : '';
  const objects = useMemo(() => routes.map(toRouteObject(prefix)), [routes, prefix]);
  return useRoutes(objects);
}
