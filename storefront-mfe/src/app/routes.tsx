import type { RemoteRoute, Screen } from 'shared-ui/remote';

const screenOf = async (feature: Promise<{ screen: Screen }>): Promise<Screen> => (await feature).screen;

/** Related screens share a chunk, because an additional file costs every page more than it would save. */
const infoScreens = () => import(/* webpackChunkName: "screen-info" */ '../features/info-pages/screens');
const supportScreens = () => import(/* webpackChunkName: "screen-support" */ '../features/support/screens');

const checkoutScreens = () => import(/* webpackChunkName: "screen-orders" */ '../features/checkout/screens');

const orderScreens = () => import(/* webpackChunkName: "screen-orders" */ '../features/own-orders/screens');

const caseScreens = () => import(/* webpackChunkName: "screen-cases" */ '../features/cases/screens');

const planScreens = () => import(/* webpackChunkName: "screen-orders" */ '../features/plan-payment/screens');

const overview = () =>
  screenOf(import(/* webpackChunkName: "screen-account" */ '../features/customer-account/overview.screen'));

const ownPasses = () =>
  screenOf(
    import(
      /* webpackChunkName: "screen-account" */ '../features/customer-account/redemptions/redemptions.screen'
    ),
  );

/** Routes with their screens, which are loaded on demand. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    name: 'home',
    isReadable: () => true,
    load: () => screenOf(import(/* webpackChunkName: "screen-home" */ '../features/home/screen')),
  },
  {
    path: '/deals',
    name: 'explore',
    // The map is drawn by scripts.
    isReadable: (url) => url.searchParams.get('view') !== 'map',
    load: () => screenOf(import(/* webpackChunkName: "screen-explore" */ '../features/explore/screen')),
  },
  {
    path: '/deals/:id',
    name: 'deal-detail',
    // An invitation in the address is stored at once.
    isReadable: (url) => !url.searchParams.has('i'),
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-deal-detail" */ '../features/deal-detail/screen')),
  },
  { path: '/about', name: 'info', load: async () => (await infoScreens()).about },
  { path: '/how-it-works', name: 'info', load: async () => (await infoScreens()).howItWorks },
  { path: '/honest', name: 'info', load: async () => (await infoScreens()).honest },
  { path: '/for-businesses', name: 'info', load: async () => (await infoScreens()).forBusinesses },
  { path: '/developers', name: 'info', load: async () => (await infoScreens()).developers },
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
  { path: '/checkout', name: 'orders', load: async () => (await checkoutScreens()).checkout },
  { path: '/checkout/pay/:orderId', name: 'orders', load: async () => (await checkoutScreens()).pay },
  {
    path: '/checkout/return/:paymentId',
    name: 'orders',
    load: async () => (await checkoutScreens()).paymentReturn,
  },
  { path: '/checkout/membership/:slug', name: 'orders', load: async () => (await planScreens()).membership },
  { path: '/checkout/plan/:planOrderId', name: 'orders', load: async () => (await planScreens()).planOrder },
  {
    path: '/subscribe',
    name: 'subscribe',
    load: () => screenOf(import(/* webpackChunkName: "screen-subscribe" */ '../features/subscribe/screen')),
  },
  {
    path: '/newsletter',
    name: 'landing',
    load: () => screenOf(import(/* webpackChunkName: "screen-landing" */ '../features/newsletter/screen')),
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
    name: 'password',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-password" */ '../features/password/forgot.screen')),
  },
  {
    path: '/reset-password',
    name: 'password',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-password" */ '../features/password/reset.screen')),
  },
  {
    path: '/honour',
    name: 'landing',
    load: () => screenOf(import(/* webpackChunkName: "screen-landing" */ '../features/honour-answer/screen')),
  },
  {
    path: '/verify-email',
    name: 'landing',
    load: () => screenOf(import(/* webpackChunkName: "screen-landing" */ '../features/verify-email/screen')),
  },
  {
    path: '/end-sessions',
    name: 'landing',
    load: () => screenOf(import(/* webpackChunkName: "screen-landing" */ '../features/end-sessions/screen')),
  },
  {
    path: '/reset-sign-in',
    name: 'landing',
    load: () => screenOf(import(/* webpackChunkName: "screen-landing" */ '../features/reset-sign-in/screen')),
  },
  {
    path: '/offline',
    name: 'offline',
    load: () => screenOf(import(/* webpackChunkName: "screen-offline" */ '../features/offline/screen')),
  },
  {
    path: '/c',
    name: 'landing',
    load: () => screenOf(import(/* webpackChunkName: "screen-landing" */ '../features/code-landing/screen')),
  },
  { path: '/dashboard/redemptions', name: 'account', load: ownPasses },
  {
    path: '/dashboard/passes',
    name: 'account',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-account" */ '../features/customer-account/passes.screen')),
  },
  {
    path: '/dashboard/passes/:id/slip',
    name: 'account',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-account" */ '../features/pass-slip/slip.screen')),
  },
  { path: '/dashboard/passes/:id/case', name: 'cases', load: async () => (await caseScreens()).newCase },
  { path: '/dashboard/cases', name: 'cases', load: async () => (await caseScreens()).cases },
  { path: '/dashboard/cases/:id', name: 'cases', load: async () => (await caseScreens()).oneCase },
  {
    path: '/dashboard/points',
    name: 'account',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-account" */ '../features/customer-account/points.screen')),
  },
  {
    path: '/dashboard/membership',
    name: 'account',
    load: () =>
      screenOf(
        import(/* webpackChunkName: "screen-account" */ '../features/customer-account/membership.screen'),
      ),
  },
  {
    path: '/dashboard/saved',
    name: 'account',
    load: () => screenOf(import(/* webpackChunkName: "screen-account" */ '../features/saved/saved.screen')),
  },
  { path: '/dashboard/orders', name: 'orders', load: async () => (await orderScreens()).orders },
  { path: '/dashboard/orders/:id', name: 'orders', load: async () => (await orderScreens()).order },
  { path: '/dashboard/invoices/:id', name: 'orders', load: async () => (await orderScreens()).invoice },
  {
    path: '/dashboard/profile',
    name: 'own',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-own" */ '../features/own-account/profile.screen')),
  },
  {
    path: '/dashboard/settings',
    name: 'own',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-own" */ '../features/own-account/settings.screen')),
  },
  {
    path: '/dashboard/settings/account',
    name: 'own',
    load: () =>
      screenOf(
        import(/* webpackChunkName: "screen-own" */ '../features/own-account/console/admin-settings.screen'),
      ),
  },
  {
    path: '/dashboard/second-factor',
    name: 'enrolment',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-enrolment" */ '../features/own-account/enrolment/screen')),
  },
  {
    path: '/dashboard/notifications',
    name: 'own',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-own" */ '../features/own-account/notifications.screen')),
  },
  { path: '/dashboard', name: 'account', load: overview },
  // All other paths below /dashboard also show the overview.
  { path: '/dashboard/*', name: 'account', load: overview },
  {
    path: '*',
    name: 'not-found',
    load: () => screenOf(import(/* webpackChunkName: "screen-not-found" */ '../features/not-found/screen')),
  },
];
