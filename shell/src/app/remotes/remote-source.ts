import { createContext, useContext } from 'react';
import type { RemoteModule } from 'shared-ui/remote';
import type { RemoteName } from '../areas';

/** Where screens come from: the browser fetches remotes, the server has the storefront at hand. */
export interface RemoteSource {
  /** The same promise until `renew`; one that is kept already is read without waiting. */
  load(name: RemoteName): Promise<RemoteModule>;
  /** Prepares another attempt after a failure. */
  renew(name: RemoteName): Promise<void>;
}

/** For a page whose remotes are here already. */
export const renderedSource = (loads: Partial<Record<RemoteName, Promise<RemoteModule>>>): RemoteSource => ({
  load: (name) => loads[name] ?? Promise.reject(new Error(`${name} is not rendered on the server`)),
  renew: () => Promise.resolve(),
});

const RemoteSourceContext = createContext<RemoteSource>(renderedSource({}));
export const RemoteSourceProvider = RemoteSourceContext.Provider;
export const useRemoteSource = (): RemoteSource => useContext(RemoteSourceContext);
