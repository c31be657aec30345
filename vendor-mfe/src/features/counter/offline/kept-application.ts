/** Message to the service worker of the shell (`shell/src/service-worker/main.ts`). */
const KEEP_COUNTER = 'keep-counter';
const MANIFEST = '/counter.webmanifest';

/** Asks the service worker to keep the page and the files of the counter on this device. */
export async function keepApplication(): Promise<void> {
  const worker = await navigator.serviceWorker?.ready;
  worker?.active?.postMessage(KEEP_COUNTER);
}

/** Storages that were asked on this page. Some browsers show a question each time. */
const asked = new WeakMap<StorageManager, Promise<boolean>>();

const ask = (storage: StorageManager): Promise<boolean> => storage.persist().catch(() => false);

/** Asks the browser once not to delete what the counter keeps. @returns false if it may delete it */
export async function askForStorage(): Promise<boolean> {
  const { storage } = navigator;
  if (!storage?.persist) return false;
  const answer = asked.get(storage) ?? ask(storage);
  asked.set(storage, answer);
  return answer;
}

/** Names the counter's manifest on a page that was opened with the site's. @returns a function that restores it */
export function linkCounterManifest(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const before = link?.getAttribute('href');
  if (!link || !before) return () => undefined;
  link.setAttribute('href', MANIFEST);
  return () => link.setAttribute('href', before);
}
