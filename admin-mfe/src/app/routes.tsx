import type { RemoteRoute } from 'shared-ui/contract';

export const routes: readonly RemoteRoute[] = [];
