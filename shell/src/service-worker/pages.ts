import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { sessionNavigationLogoutPath } from 'shared-ui/api/paths';
import { offlinePath } from './offline-path';
import { counterDocument, counterPath, offlineDocument, refreshOfflinePage } from './offline-copy';
import { clearPassesOfSession } from './stored-passes';

declare const self: ServiceWorkerGlobalScope;

const isNepali = (path: string): boolean => /^\/ne(\/|$)/.test(path);
const plain = (path: string): string => path.replace(/^\/ne(?=\/|$)/, '') || '/';

/** Private pages contain personal data and are never cached. */
const ownPage = /^\/(dashboard|admin|admin-login|cart|favorites)(\/|$)/;

const publicPages = new NetworkFirst({
  cacheName: 'pages',
  matchOptions: { ignoreVary: true },
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 40, purgeOnQuotaError: true }),
  ],
});
const neverSaved = new NetworkOnly();
/** Staff at a counter wait no longer than this for a network that swallows requests. */
const counterPage = new NetworkOnly({ networkTimeoutSeconds: 4 });
const BAD_GATEWAY = 502;

/** Returns the address of the offline page, with the requested address as a parameter. */
export function offlineAddress({ pathname, search, origin }: URL, inNepali: boolean): string {
  const from = encodeURIComponent(pathname + search);
  return `${origin}${inNepali ? '/ne' : ''}${offlinePath}?from=${from}`;
}

async function prefersNepali(path: string): Promise<boolean> {
  if (isNepali(path)) return true;
  // The language of private pages is set by a cookie, which not every browser exposes to workers.
  const chosen = await self.cookieStore?.get('lang');
  return ownPage.test(path) && chosen?.value === 'ne';
}

async function withoutConnection(url: URL): Promise<Response> {
  if (plain(url.pathname) === offlinePath)
    return (await offlineDocument(isNepali(url.pathname))) ?? Response.error();
  const counter = plain(url.pathname) === counterPath ? await counterDocument() : undefined;
  if (counter) return counter;
  return Response.redirect(offlineAddress(url, await prefersNepali(url.pathname)), 302);
}

export const isNavigation = ({ request }: RouteMatchCallbackOptions): boolean => request.mode === 'navigate';

/** Serves a page from the network; offline from the cache, or the offline page. */
export async function pageHandler({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const path = plain(url.pathname);
  const isSaved = !ownPage.test(path) && !path.startsWith('/api/') && path !== offlinePath;
  const isCounter = path === counterPath;
  const strategy = isSaved ? publicPages : isCounter ? counterPage : neverSaved;
  try {
    const page = await strategy.handle({ request, event });
    if (isCounter && page.status >= BAD_GATEWAY) return (await counterDocument()) ?? page;
    if (path === sessionNavigationLogoutPath) await clearPassesOfSession();
    event.waitUntil(refreshOfflinePage(Date.now()).catch(() => undefined));
    return page;
  } catch {
    return withoutConnection(url);
  }
}

/** Caches the open pages, which were loaded before this worker. */
export async function keepOpenPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const cache = await caches.open('pages');
  const saved = pages.map(({ url }) => new URL(url)).filter(({ pathname }) => !ownPage.test(plain(pathname)));
  await Promise.all(saved.map(({ pathname, search }) => cache.add(pathname + search).catch(() => undefined)));
}
