import { offlinePath } from './offline-path';

declare const self: ServiceWorkerGlobalScope;
/** Named by the build: those that a page fetches only when somebody needs them are among them. */
declare const SHELL_SCRIPTS: readonly string[];

/** Apart from what visits leave behind, so that nothing of it is pushed out. */
const CACHE = 'offline';
const HOUR = 3_600_000;
const documents = [offlinePath, `/ne${offlinePath}`] as const;
const namedFile = /(?:href|src)="([^"]+\.(?:js|css|svg|png|woff2))"/g;
const hashedFile = /(?:href|src)="([^"]+)"[^>]* integrity="([^"]+)"/g;

/** The files that a page names in its head: its own and its remote's. */
export const filesOf = (html: string, base: string): string[] => [
  ...new Set([...html.matchAll(namedFile)].map(([, address = '']) => new URL(address, base).href)),
];

/** The hashes that a page states for files, by their addresses. */
export const hashesOf = (html: string, base: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(hashedFile)].map(([, address = '', integrity = '']) => [
      new URL(address, base).href,
      integrity,
    ]),
  );

export const offlineFile = async (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: CACHE, ignoreVary: true });

/** The copy of the offline page in the language of the address it stands in for. */
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
  // Last, so that a page is never there without what it needs.
  await cache.put(path, page);
  return needed;
}

/** Copies the offline page with all its files, and lets go of those of earlier builds. */
export async function copyOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  const needed = (await Promise.all(documents.map((path) => copyDocument(cache, path)))).flat();
  const saved = new Set([...needed, ...documents.map((path) => new URL(path, self.location.origin).href)]);
  for (const { url } of await cache.keys()) if (!saved.has(url)) await cache.delete(url);
}

/** Remotes are deployed without this worker hearing of it, so the copy is made again now and then. */
export async function refreshOfflinePage(now: number): Promise<void> {
  const copy = await offlineDocument(false);
  const copiedAt = Date.parse(copy?.headers.get('date') ?? '');
  if (!(now - copiedAt < HOUR)) await copyOfflinePage();
}
