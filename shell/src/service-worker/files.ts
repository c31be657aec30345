import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { offlineFile } from './offline-copy';

/** Built files contain a hash in their name, so a cached file never becomes stale. */
const builtFile = /\.[\da-f]{8,}\.(js|css|svg|png|woff2)$/;

const whole = new CacheableResponsePlugin({ statuses: [200] });

const files = new CacheFirst({
  cacheName: 'files',
  matchOptions: { ignoreVary: true },
  plugins: [whole, new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })],
});

const pictures = new CacheFirst({
  cacheName: 'pictures',
  matchOptions: { ignoreVary: true },
  plugins: [whole, new ExpirationPlugin({ maxEntries: 80, purgeOnQuotaError: true })],
});

export const isBuiltFile = ({ url }: RouteMatchCallbackOptions): boolean => builtFile.test(url.pathname);

export const isPicture = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && url.pathname.startsWith('/media/');

/**
 * Requests a file with CORS: the response of a remote can then be inspected, and opaque responses would count as larger in the
 * storage quota.
 */
const openly = (url: URL, integrity: string): Request =>
  new Request(url, { mode: 'cors', credentials: 'omit', integrity });

/** Stores only files with the hash that the page expects, as the browser would reject others. */
export async function builtFileHandler({
  url,
  request,
  event,
}: RouteHandlerCallbackOptions): Promise<Response> {
  return (await offlineFile(url.href)) ?? files.handle({ request: openly(url, request.integrity), event });
}

export const pictureHandler = pictures;
