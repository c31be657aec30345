import { contractVersion, type RemoteModule, type RemoteRoute } from './contract';
import { plainPath } from '../i18n';
import { selectLanguage } from 'shared-ui/store';
import { matchScreens } from '../host/matched-screens';

/** Creates the exposed module of a remote from its routes and optional tools. */
export function defineRemote(
  routes: readonly RemoteRoute[],
  { tools }: Pick<RemoteModule, 'tools'> = {},
): RemoteModule {
  return {
    contractVersion,
    routes,
    tools,
    async prefetch(store, address) {
      const language = selectLanguage(store.getState());
      const url = new URL(plainPath(address.pathname) + address.search, address);
      const screens = matchScreens(routes, url).map(async ({ route, params }) => {
        const screen = await route.load();
        await screen.prefetch?.({ store, url, params, language });
      });
      await Promise.all(screens);
    },
  };
}
