import { trackedPromise } from 'shared-ui/host';
import { whenTouched } from 'shared-ui/platform';
import type { RemoteModule } from 'shared-ui/remote';
import type { RemoteSource } from './remote-source';

const whenOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/**
 * Source of a readable page: its remote is loaded on the visitor's first interaction. Until then, and while there is no
 * connection, React keeps the page as the server rendered it.
 * @param loadPage loads the remote with everything that the page shows
 */
export function touchedSource(
  source: RemoteSource,
  name: string,
  loadPage: () => Promise<RemoteModule>,
): RemoteSource {
  async function loadTouched(): Promise<RemoteModule> {
    await whenTouched();
    try {
      return await loadPage();
    } catch (error) {
      if (navigator.onLine) throw error;
      await whenOnline();
      return source.reload();
    }
  }
  let first: Promise<RemoteModule> | undefined = trackedPromise(loadTouched());
  return {
    ...source,
    load: (wanted) => (wanted === name && first ? first : source.load(wanted)),
    async renew(wanted) {
      await source.renew(wanted);
      if (wanted === name) first = undefined;
    },
  };
}
