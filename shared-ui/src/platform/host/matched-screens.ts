import { matchRoutes, type RouteObject } from 'shared-ui/router';
import { plainPath } from '../i18n';
import type { RemoteRoute } from '../remote/contract';

type Params = Readonly<Record<string, string | undefined>>;

export interface MatchedRoute {
  readonly route: RemoteRoute;
  readonly params: Params;
}

const originals = new WeakMap<RouteObject, RemoteRoute>();

function toMatchable(route: RemoteRoute): RouteObject {
  const matchable: RouteObject = { path: route.path, children: route.children?.map(toMatchable) };
  originals.set(matchable, route);
  return matchable;
}

/** Returns the routes of an address from the outermost frame to the screen itself. */
export function matchScreens(routes: readonly RemoteRoute[], url: URL): MatchedRoute[] {
  const matches = matchRoutes(routes.map(toMatchable), plainPath(url.pathname)) ?? [];
  return matches.flatMap(({ route, params }) => {
    const original = originals.get(route);
    return original ? [{ route: original, params }] : [];
  });
}
