import type { RemoteRoute, Screen } from 'shared-ui/contract';

const screenOf = async (feature: Promise<{ screen: Screen }>): Promise<Screen> => (await feature).screen;

const overview = () =>
  screenOf(import(/* webpackChunkName: "screen-overview" */ '../features/overview/screen'));

/** Which screen stands at which address. Every screen is a chunk of its own. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/admin-login',
    name: 'admin-login',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-admin-login" */ '../features/admin-login/screen')),
  },
  {
    path: '/admin/*',
    name: 'admin-redirect',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-admin-redirect" */ '../features/admin-redirect/screen')),
  },
  {
    path: '/dashboard',
    name: 'console',
    load: () => screenOf(import(/* webpackChunkName: "screen-console" */ '../features/console-frame/screen')),
    children: [
      {
        path: 'deals',
        name: 'moderation',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-moderation" */ '../features/moderation/screen')),
      },
      {
        path: 'vendors',
        name: 'vendors',
        load: () => screenOf(import(/* webpackChunkName: "screen-vendors" */ '../features/vendors/screen')),
      },
      {
        path: 'users',
        name: 'users',
        load: () => screenOf(import(/* webpackChunkName: "screen-users" */ '../features/users/screen')),
      },
      {
        path: 'profile',
        name: 'profile',
        load: () => screenOf(import(/* webpackChunkName: "screen-profile" */ 'shared-ui/account/profile')),
      },
      {
        path: 'settings',
        name: 'settings',
        load: () => screenOf(import(/* webpackChunkName: "screen-settings" */ 'shared-ui/account/settings')),
      },
      {
        path: 'notifications',
        name: 'notifications',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-notifications" */ 'shared-ui/account/notifications')),
      },
      { path: '', name: 'overview', load: overview },
      // Whatever else is asked for below /dashboard shows the overview too.
      { path: '*', name: 'overview', load: overview },
    ],
  },
];
