import { Provider, type AppState, type AppStore } from 'shared-ui/store';
import { OfflineBar } from './offline-bar';
import { Toasts } from '../features/toasts/toasts';
import { AppAreas } from './app-areas';
import { SavedDeals } from './saved-deals';
import { RemoteSourceProvider, type RemoteSource } from './remotes/remote-source';

interface AppProps {
  readonly store: AppStore;
  readonly remotes: RemoteSource;
  /** State from which the server rendered; hydration uses it even if the store has changed since. */
  readonly renderedState?: AppState;
}

/** The whole page below the router; the same on the server and in the browser. */
export const App = ({ store, remotes, renderedState }: AppProps) => (
  <Provider store={store} serverState={renderedState}>
    <RemoteSourceProvider value={remotes}>
      <OfflineBar />
      <AppAreas />
      <SavedDeals />
      <Toasts />
    </RemoteSourceProvider>
  </Provider>
);
