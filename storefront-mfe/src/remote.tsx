import { defineRemote } from 'shared-ui/remote';
import { routes as ownRoutes } from './app/routes';

export const { contractVersion, routes, prefetch } = defineRemote(ownRoutes);
