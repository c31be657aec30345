import { offlinePath } from './offline-path';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: all scripts and styles of the shell, including those that pages load lazily. */
declare const SHELL_FILES: readonly string[];

/** Separate from the cache of visited pages, so that these do not evict it. */
const CACHE = 'offline';
const COUNTER_CACHE = 'counter';
const HOUR = 3_600_000;
const documents = [offlinePath, `/ne${offlinePath}`] as const;
/** Page of the counter. Its copy is that of a signed-out visitor and contains no personal data. */
export const counterPath = '/dashboard/counter';
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

/** Returns the copy of a file of the offline page or of the counter. */
export const offlineFile = async (address: string): Promise<Response | undefined> =>
  (await caches.match(address, { cacheName: CACHE, ignoreVary: true })) ??
  caches.match(address, { cacheName: COUNTER_CACHE, ignoreVary: true });

/** Returns the cached offline page in the language of the requested address. */
export const offlineDocument = (isNepali: boolean): Promise<Response | undefined> =>
  caches.match(documents[isNepali ? 1 : 0], { cacheName: CACHE, ignoreVary: true });

/** Returns the cached page of the counter, on devices that are enrolled. */
export const counterDocument = (): Promise<Response | undefined> =>
  caches.match(counterPath, { cacheName: COUNTER_CACHE, ignoreVary: true });

async function copyDocument(cache: Cache, path: string): Promise<string[]> {
  const page = await fetch(path, { credentials: 'omit', cache: 'no-store' });
  if (!page.ok) throw new Error(`${path} answered ${page.status}`);
  const html = await page.clone().text();
  const shellFiles = SHELL_FILES.map((file) => new URL(file, self.location.origin).href);
  const needed = [...new Set([...filesOf(html, self.location.origin), ...shellFiles])];
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

/** Caches pages with all their files and deletes files of earlier builds. */
async function copyPages(name: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const needed = (await Promise.all(paths.map((path) => copyDocument(cache, path)))).flat();
  const saved = new Set([...needed, ...paths.map((path) => new URL(path, self.location.origin).href)]);
  for (const { url } of await cache.keys()) if (!saved.has(url)) await cache.delete(url);
}

export const copyOfflinePage = (): Promise<void> => copyPages(CACHE, documents);

/** Returns true if a copy is missing or older than an hour. */
const isOld = (copy: Response | undefined, now: number): boolean =>
  !(now - Date.parse(copy?.headers.get('date') ?? '') < HOUR);

/** Refreshes the copy hourly, because remotes are deployed without an update of this worker. */
export async function refreshOfflinePage(now: number): Promise<void> {
  if (isOld(await offlineDocument(false), now)) await copyOfflinePage();
}

/** Keeps the page of the counter on this device, and refreshes it hourly. */
export async function keepCounter(now: number): Promise<void> {
  if (isOld(await counterDocument(), now)) await copyPages(COUNTER_CACHE, [counterPath]);
}

/** Renews the page of the counter on devices that have it, with the files of a new build. */
export async function renewCounter(): Promise<void> {
  if (await counterDocument()) await copyPages(COUNTER_CACHE, [counterPath]);
}
