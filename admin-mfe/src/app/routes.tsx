import type { RemoteRoute, Screen } from 'shared-ui/remote';

const screenOf = async (feature: Promise<{ screen: Screen }>): Promise<Screen> => (await feature).screen;

const overview = () =>
  screenOf(import(/* webpackChunkName: "screen-overview" */ '../features/overview/screen'));

const caseScreens = () => import(/* webpackChunkName: "screen-cases" */ '../features/cases/screens');

/** Routes of the remote. Each screen is a separate chunk. */
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
        path: 'workbench',
        name: 'workbench',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-workbench" */ '../features/workbench/screen')),
      },
      {
        path: 'deals',
        name: 'moderation',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-moderation" */ '../features/moderation/screen')),
      },
      { path: 'cases', name: 'cases', load: async () => (await caseScreens()).cases },
      { path: 'cases/:id', name: 'cases', load: async () => (await caseScreens()).oneCase },
      {
        path: 'vendors',
        name: 'vendors',
        load: () => screenOf(import(/* webpackChunkName: "screen-vendors" */ '../features/vendors/screen')),
      },
      {
        path: 'vendors/:id',
        name: 'vendor',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-vendor" */ '../features/vendors/vendor.screen')),
      },
      {
        path: 'users',
        name: 'users',
        load: () => screenOf(import(/* webpackChunkName: "screen-users" */ '../features/users/screen')),
      },
      {
        path: 'users/:id',
        name: 'user',
        load: () => screenOf(import(/* webpackChunkName: "screen-user" */ '../features/user/screen')),
      },
      {
        path: 'payments',
        name: 'payments',
        load: () => screenOf(import(/* webpackChunkName: "screen-payments" */ '../features/payments/screen')),
      },
      {
        path: 'payments/:id',
        name: 'payment',
        load: () =>
          screenOf(
            import(/* webpackChunkName: "screen-payment" */ '../features/payments/payment/payment.screen'),
          ),
      },
      {
        path: 'reviews',
        name: 'reviews',
        load: () => screenOf(import(/* webpackChunkName: "screen-reviews" */ '../features/reviews/screen')),
      },
      {
        path: 'messages',
        name: 'messages',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-messages" */ '../features/messages/messages.screen')),
      },
      {
        path: 'messages/newsletter',
        name: 'newsletter',
        load: () =>
          screenOf(
            import(/* webpackChunkName: "screen-newsletter" */ '../features/messages/newsletter.screen'),
          ),
      },
      {
        path: 'messages/:id',
        name: 'message',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-message" */ '../features/messages/message.screen')),
      },
      {
        path: 'reports',
        name: 'reports',
        load: () => screenOf(import(/* webpackChunkName: "screen-reports" */ '../features/reports/screen')),
      },
      {
        path: 'staff',
        name: 'marketplace-staff',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-marketplace-staff" */ '../features/staff/screen')),
      },
      {
        path: 'developers',
        name: 'developers',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-developers" */ '../features/developers/screen')),
      },
      {
        path: 'releases',
        name: 'releases',
        load: () => screenOf(import(/* webpackChunkName: "screen-releases" */ '../features/releases/screen')),
      },
      {
        path: 'vitals',
        name: 'vitals',
        load: () => screenOf(import(/* webpackChunkName: "screen-vitals" */ '../features/vitals/screen')),
      },
      {
        path: 'audit',
        name: 'audit',
        load: () => screenOf(import(/* webpackChunkName: "screen-audit" */ '../features/audit/screen')),
      },
      {
        path: 'catalogue',
        name: 'catalogue',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-catalogue" */ '../features/catalogue/screen')),
      },
      {
        path: 'search',
        name: 'search-terms',
        load: () =>
          screenOf(
            import(
              /* webpackChunkName: "screen-search-terms" */ '../features/catalogue/search-terms/search-terms.screen'
            ),
          ),
      },
      {
        path: 'plans',
        name: 'plans',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-plans" */ '../features/catalogue/plans/plans.screen')),
      },
      {
        path: 'site-settings',
        name: 'former-settings',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-former-settings" */ './former-settings.screen')),
      },
      {
        path: 'settings',
        name: 'settings',
        load: () => screenOf(import(/* webpackChunkName: "screen-settings" */ './settings.screen')),
      },
      { path: '', name: 'overview', load: overview },
      // Any other address below /dashboard shows the overview.
      { path: '*', name: 'overview', load: overview },
    ],
  },
];
