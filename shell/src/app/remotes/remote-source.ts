import { createContext, useContext } from 'react';
import type { RemoteModule } from 'shared-ui/remote';
import type { PageRemote } from '../page-state';

/** Where screens come from: the browser fetches remotes, the server has the page's at hand. */
export interface RemoteSource {
  /** All remotes that the shell trusts. */
  listed(): readonly PageRemote[];
  /** The same with their menus: the same promise until `renew`. */
  withMenus(): Promise<readonly PageRemote[]>;
  /** The same promise until `renew`; one that is kept already is read without waiting. */
  load(name: string): Promise<RemoteModule>;
  /** Prepares another attempt after a failure. */
  renew(name: string): Promise<void>;
  /** Begins the page afresh; never resolves. */
  reload(): Promise<never>;
}

/** For a page whose remote is here already. */
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
