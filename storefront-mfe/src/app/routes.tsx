import type { RemoteRoute, Screen } from 'shared-ui/contract';

const screenOf = async (feature: Promise<{ screen: Screen }>): Promise<Screen> => (await feature).screen;

/** Screens of one kind that share a chunk: one file more costs every page more than it would save. */
const infoScreens = () => import(/* webpackChunkName: "screen-info" */ '../features/info-pages/screens');
const supportScreens = () => import(/* webpackChunkName: "screen-support" */ '../features/support/screens');

const overview = () =>
  screenOf(import(/* webpackChunkName: "screen-overview" */ '../features/customer-account/overview.screen'));

/** Which screen stands at which address. Every screen is a chunk of its own. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    name: 'home',
    load: () => screenOf(import(/* webpackChunkName: "screen-home" */ '../features/home/screen')),
  },
  {
    path: '/deals',
    name: 'explore',
    load: () => screenOf(import(/* webpackChunkName: "screen-explore" */ '../features/explore/screen')),
  },
  {
    path: '/deals/:id',
    name: 'deal-detail',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-deal-detail" */ '../features/deal-detail/screen')),
  },
  { path: '/about', name: 'info', load: async () => (await infoScreens()).about },
  { path: '/how-it-works', name: 'info', load: async () => (await infoScreens()).howItWorks },
  { path: '/for-businesses', name: 'info', load: async () => (await infoScreens()).forBusinesses },
  { path: '/terms-conditions', name: 'info', load: async () => (await infoScreens()).terms },
  { path: '/privacy-policy', name: 'info', load: async () => (await infoScreens()).privacy },
  { path: '/contact', name: 'support', load: async () => (await supportScreens()).contact },
  { path: '/help', name: 'support', load: async () => (await supportScreens()).help },
  {
    path: '/brands',
    name: 'brands',
    load: () => screenOf(import(/* webpackChunkName: "screen-brands" */ '../features/brands/screen')),
  },
  {
    path: '/brand/:slug',
    name: 'brands',
    load: () => screenOf(import(/* webpackChunkName: "screen-brands" */ '../features/brand/screen')),
  },
  {
    path: '/favorites',
    name: 'kept',
    load: () => screenOf(import(/* webpackChunkName: "screen-kept" */ '../features/favorites/screen')),
  },
  {
    path: '/cart',
    name: 'kept',
    load: () => screenOf(import(/* webpackChunkName: "screen-kept" */ '../features/cart/screen')),
  },
  {
    path: '/subscribe',
    name: 'subscribe',
    load: () => screenOf(import(/* webpackChunkName: "screen-subscribe" */ '../features/subscribe/screen')),
  },
  {
    path: '/newsletter',
    name: 'newsletter',
    load: () => screenOf(import(/* webpackChunkName: "screen-newsletter" */ '../features/newsletter/screen')),
  },
  {
    path: '/login',
    name: 'login',
    load: () => screenOf(import(/* webpackChunkName: "screen-login" */ '../features/login/screen')),
  },
  {
    path: '/customer-signup',
    name: 'customer-signup',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-customer-signup" */ '../features/customer-signup/screen')),
  },
  {
    path: '/forgot-password',
    name: 'forgot-password',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-forgot-password" */ '../features/password/forgot.screen')),
  },
  {
    path: '/reset-password',
    name: 'reset-password',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-reset-password" */ '../features/password/reset.screen')),
  },
  {
    path: '/verify-email',
    name: 'verify-email',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-verify-email" */ '../features/verify-email/screen')),
  },
  {
    path: '/offline',
    name: 'offline',
    load: () => screenOf(import(/* webpackChunkName: "screen-offline" */ '../features/offline/screen')),
  },
  {
    path: '/c',
    name: 'code-landing',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-code-landing" */ '../features/code-landing/screen')),
  },
  {
    path: '/dashboard',
    name: 'account',
    load: () =>
      screenOf(
        import(/* webpackChunkName: "screen-account" */ '../features/customer-account/account-frame.screen'),
      ),
    children: [
      {
        path: 'redemptions',
        name: 'redemptions',
        load: () =>
          screenOf(
            import(
              /* webpackChunkName: "screen-redemptions" */ '../features/customer-account/redemptions.screen'
            ),
          ),
      },
      {
        path: 'points',
        name: 'points',
        load: () =>
          screenOf(
            import(/* webpackChunkName: "screen-points" */ '../features/customer-account/points.screen'),
          ),
      },
      {
        path: 'membership',
        name: 'membership',
        load: () =>
          screenOf(
            import(
              /* webpackChunkName: "screen-membership" */ '../features/customer-account/membership.screen'
            ),
          ),
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
  {
    path: '*',
    name: 'not-found',
    load: () => screenOf(import(/* webpackChunkName: "screen-not-found" */ '../features/not-found/screen')),
  },
];
