import type { RemoteRoute, Screen } from '../remote/contract';
import type { Language } from '../../format';
import { forgetLater, trackedPromise } from '../tracked-promise';
import { matchScreens, type MatchedRoute } from './matched-screens';

export interface LoadedScreen extends MatchedRoute {
  readonly screen: Screen;
}

const underWay = new WeakMap<RemoteRoute, Map<Language, Promise<Screen>>>();

async function fetchScreen(route: RemoteRoute, language: Language): Promise<Screen> {
  const screen = await route.load();
  await Promise.all((screen.texts ?? []).map((texts) => texts.load(language)));
  return screen;
}

/** Returns one promise per route and language, as React's `use` requires. A failed promise is removed from the cache. */
export function loadScreen(route: RemoteRoute, language: Language): Promise<Screen> {
  const byLanguage = underWay.get(route) ?? new Map<Language, Promise<Screen>>();
  underWay.set(route, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const loading = trackedPromise(fetchScreen(route, language));
  byLanguage.set(language, loading);
  loading.catch(() => forgetLater(() => byLanguage.delete(language)));
  return loading;
}

/** Loads all screens of an address, so that they render without suspending. */
export const loadScreens = (
  routes: readonly RemoteRoute[],
  url: URL,
  language: Language,
): Promise<LoadedScreen[]> =>
  Promise.all(
    matchScreens(routes, url).map(async (match) => ({
      ...match,
      screen: await loadScreen(match.route, language),
    })),
  );
