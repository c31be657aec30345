import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { RemoteModule } from 'shared-ui/contract';
import type { RemoteEntries } from '../page-state';
import type { FederationRuntime } from './federated-source';

export const federationRuntime: FederationRuntime = {
  // `force` forgets what is known of the remote, a failure included.
  register: (name, entry) => registerRemotes([{ name, entry, type: 'global' }], { force: true }),
  load: (name) => loadRemote<RemoteModule>(`${name}/remote`),
};

export async function fetchEntries(): Promise<RemoteEntries> {
  const answer = await fetch('/remotes.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`);
  return (await answer.json()) as RemoteEntries;
}
