import { createContext, useContext } from 'react';
import type { RemoteModule } from 'shared-ui/remote';
import type { PageRemote } from '../page-state';

/** Source of screens: the browser loads remotes, the server has already loaded that of the page. */
export interface RemoteSource {
  /** Returns all remotes that the shell trusts. */
  listed(): readonly PageRemote[];
  /** Returns the remotes with their menus; the same promise until `renew`. */
  withMenus(): Promise<readonly PageRemote[]>;
  /** Loads a remote; the same promise until `renew`. A loaded remote is read without suspending. */
  load(name: string): Promise<RemoteModule>;
  /** Prepares another attempt after a failure. */
  renew(name: string): Promise<void>;
  /** Reloads the page; never resolves. */
  reload(): Promise<never>;
}

/** Creates a source for a page whose remote is already loaded. */
export const renderedSource = (
  listed: readonly PageRemote[],
  loads: Readonly<Record<string, Promise<RemoteModule>>>,
): RemoteSource => ({
  listed: () => listed,
  withMenus: () => Promise.reject(new Error('the server renders no menu')),
  load: (name) => loads[name] ?? Promise.reject(new Error(`${name} is not rendered on the server`)),
  renew: () => Promise.resolve(),
  reload: () => Promise.reject(new Error('the server has no page to load again')),
});

const RemoteSourceContext = createContext<RemoteSource>(renderedSource([], {}));
export const RemoteSourceProvider = RemoteSourceContext.Provider;
export const useRemoteSource = (): RemoteSource => useContext(RemoteSourceContext);
