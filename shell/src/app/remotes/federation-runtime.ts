import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { RemoteModule } from 'shared-ui/remote';
import type { PageRemote } from '../page-state';
import type { FederationRuntime } from './federated-source';

const hashes = new Map<string, string>();

/** Creates the script element of an entry: the browser runs it only if it has the hash that the server listed. */
function createScript({ url }: { url: string }): HTMLScriptElement | undefined {
  const integrity = hashes.get(url);
  return integrity
    ? Object.assign(document.createElement('script'), { crossOrigin: 'anonymous', integrity })
    : undefined;
}

registerPlugins([{ name: 'integrity', createScript }]);

export const federationRuntime: FederationRuntime = {
  register: (name, { url, integrity = '' }) => {
    hashes.set(url, integrity);
    // `force` also discards a remote's failed load.
    registerRemotes([{ name, entry: url, type: 'global' }], { force: true });
  },
  load: (name) => loadRemote<RemoteModule>(`${name}/remote`),
};

export async function fetchListed(): Promise<readonly PageRemote[]> {
  const answer = await fetch('/remotes.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`);
  return (await answer.json()) as readonly PageRemote[];
}
