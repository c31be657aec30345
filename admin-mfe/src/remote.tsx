import { defineRemote } from 'shared-ui/remote';
import { routes as ownRoutes } from './app/routes';

export const { contractVersion, routes, prefetch, tools } = defineRemote(ownRoutes, {
  tools: () => import(/* webpackChunkName: "tools" */ './features/console-frame/palette/console-tools'),
});
