import type { RemoteRoute, Screen } from 'shared-ui/contract';

const screenOf = async (feature: Promise<{ screen: Screen }>): Promise<Screen> => (await feature).screen;

const editor = () =>
  screenOf(import(/* webpackChunkName: "screen-deal-editor" */ '../features/deal-editor/screen'));

const overview = () => screenOf(import(/* webpackChunkName: "screen-vendor-overview" */ './overview.screen'));

/** Which screen stands at which address. Every screen is a chunk of its own. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/vendor-signup',
    name: 'vendor-signup',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-vendor-signup" */ '../features/vendor-signup/screen')),
  },
  {
    path: '/dashboard',
    name: 'vendor-frame',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-vendor-frame" */ '../features/dashboard-frame/screen')),
    children: [
      {
        path: 'deals',
        name: 'my-deals',
        load: () =>
          screenOf(
            import(/* webpackChunkName: "screen-my-deals" */ '../features/vendor-deals/my-deals.screen'),
          ),
      },
      { path: 'deals/new', name: 'deal-editor', load: editor },
      { path: 'deals/:id/edit', name: 'deal-editor', load: editor },
      {
        path: 'business',
        name: 'business',
        load: () => screenOf(import(/* webpackChunkName: "screen-business" */ '../features/business/screen')),
      },
      {
        path: 'business/subscription',
        name: 'subscription',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-subscription" */ '../features/subscription/screen')),
      },
      {
        path: 'redemptions',
        name: 'vendor-redemptions',
        load: () =>
          screenOf(
            import(/* webpackChunkName: "screen-vendor-redemptions" */ '../features/redemptions/screen'),
          ),
      },
      {
        path: 'counter',
        name: 'counter',
        load: () => screenOf(import(/* webpackChunkName: "screen-counter" */ '../features/counter/screen')),
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
      { path: '', name: 'vendor-overview', load: overview },
      // Whatever else is asked for below /dashboard shows the overview too.
      { path: '*', name: 'vendor-overview', load: overview },
    ],
  },
];
