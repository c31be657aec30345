import { offlinePath } from './offline-path';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: all scripts of the shell, including those that pages load lazily. */
declare const SHELL_SCRIPTS: readonly string[];

/** Separate from the cache of visited pages, so that these do not evict it. */
const CACHE = 'offline';
const HOUR = 3_600_000;
const documents = [offlinePath, `/ne${offlinePath}`] as const;
const namedFile = /(?:href|src)="([^"]+\.(?:js|css|svg|png|woff2))"/g;
const hashedFile = /(?:href|src)="([^"]+)"[^>]* integrity="([^"]+)"/g;

/** Returns the files that a page names in its head: those of the shell and of its remote. */
export const filesOf = (html: string, base: string): string[] => [
  ...new Set([...html.matchAll(namedFile)].map(([, address = '']) => new URL(address, base).href)),
];

/** Returns the hashes of files in a page, by address. */
export const hashesOf = (html: string, base: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(hashedFile)].map(([, address = '', integrity = '']) => [
      new URL(address, base).href,
      integrity,
    ]),
  );

export const offlineFile = async (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: CACHE, ignoreVary: true });

/** Returns the cached offline page in the language of the requested address. */
export const offlineDocument = (isNepali: boolean): Promise<Response | undefined> =>
  caches.match(documents[isNepali ? 1 : 0], { cacheName: CACHE, ignoreVary: true });

async function copyDocument(cache: Cache, path: string): Promise<string[]> {
  const page = await fetch(path, { credentials: 'omit', cache: 'no-store' });
  if (!page.ok) throw new Error(`${path} answered ${page.status}`);
  const html = await page.clone().text();
  const scripts = SHELL_SCRIPTS.map((script) => new URL(script, self.location.origin).href);
  const needed = [...new Set([...filesOf(html, self.location.origin), ...scripts])];
  const missing: string[] = [];
  for (const file of needed) if (!(await cache.match(file, { ignoreVary: true }))) missing.push(file);
  const hashes = hashesOf(html, self.location.origin);
  const requestOf = (file: string) =>
    new Request(file, { mode: 'cors', credentials: 'omit', integrity: hashes.get(file) ?? '' });
  await cache.addAll(missing.map(requestOf));
  // Stored last, so that a cached page always has its files.
  await cache.put(path, page);
  return needed;
}

/** Caches the offline page with all its files and deletes files of earlier builds. */
export async function copyOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  const needed = (await Promise.all(documents.map((path) => copyDocument(cache, path)))).flat();
  const saved = new Set([...needed, ...documents.map((path) => new URL(path, self.location.origin).href)]);
  for (const { url } of await cache.keys()) if (!saved.has(url)) await cache.delete(url);
}

/** Refreshes the copy hourly, because remotes are deployed without an update of this worker. */
export async function refreshOfflinePage(now: number): Promise<void> {
  const copy = await offlineDocument(false);
  const copiedAt = Date.parse(copy?.headers.get('date') ?? '');
  if (!(now - copiedAt < HOUR)) await copyOfflinePage();
}
