import type { RemoteRoute, Screen } from 'shared-ui/remote';

const screenOf = async (feature: Promise<{ screen: Screen }>): Promise<Screen> => (await feature).screen;

const editor = () =>
  screenOf(import(/* webpackChunkName: "screen-deal-editor" */ '../features/deal-editor/screen'));

const redemptions = () =>
  screenOf(import(/* webpackChunkName: "screen-vendor-redemptions" */ '../features/redemptions/screen'));

const business = () =>
  screenOf(import(/* webpackChunkName: "screen-business" */ '../features/business/screen'));

const overview = () => screenOf(import(/* webpackChunkName: "screen-vendor-overview" */ './overview.screen'));

const caseScreens = () => import(/* webpackChunkName: "screen-vendor-cases" */ '../features/cases/screens');

/** Routes of the remote. Each screen is a separate chunk. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/vendor-signup',
    name: 'vendor-signup',
    load: () =>
      screenOf(
        import(/* webpackChunkName: "screen-vendor-signup" */ '../features/business/signup/signup.screen'),
      ),
  },
  {
    path: '/staff-invitation',
    name: 'staff-invitation',
    load: () =>
      screenOf(
        import(/* webpackChunkName: "screen-staff-invitation" */ '../features/staff-invitation/screen'),
      ),
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
      {
        path: 'deals/prices',
        name: 'price-items',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-price-items" */ '../features/price-items/screen')),
      },
      { path: 'deals/new', name: 'deal-editor', load: editor },
      { path: 'deals/:id/edit', name: 'deal-editor', load: editor },
      {
        path: 'business',
        name: 'business',
        load: business,
      },
      { path: 'business/branches', name: 'business', load: business },
      {
        path: 'business/card',
        name: 'counter-card',
        load: () =>
          screenOf(
            import(/* webpackChunkName: "screen-counter-card" */ '../features/business/card/card.screen'),
          ),
      },
      {
        path: 'business/staff',
        name: 'staff',
        load: () => screenOf(import(/* webpackChunkName: "screen-staff" */ '../features/staff/screen')),
      },
      {
        path: 'business/subscription',
        name: 'subscription',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-subscription" */ '../features/subscription/screen')),
      },
      {
        path: 'payouts',
        name: 'payouts',
        load: () => screenOf(import(/* webpackChunkName: "screen-payouts" */ '../features/payouts/screen')),
      },
      {
        path: 'payouts/days',
        name: 'daily-statements',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-payouts" */ '../features/payouts/days/days.screen')),
      },
      {
        path: 'payouts/:id',
        name: 'payout-statement',
        load: () =>
          screenOf(
            import(
              /* webpackChunkName: "screen-payout-statement" */ '../features/payouts/statement/statement.screen'
            ),
          ),
      },
      {
        path: 'business/statements',
        name: 'moved-statements',
        load: () =>
          screenOf(
            import(/* webpackChunkName: "screen-moved-statements" */ '../features/payouts/moved.screen'),
          ),
      },
      { path: 'cases', name: 'vendor-cases', load: async () => (await caseScreens()).cases },
      { path: 'cases/:id', name: 'vendor-cases', load: async () => (await caseScreens()).oneCase },
      {
        path: 'developers',
        name: 'vendor-developers',
        load: () =>
          screenOf(
            import(/* webpackChunkName: "screen-vendor-developers" */ '../features/developers/screen'),
          ),
      },
      { path: 'redemptions', name: 'vendor-redemptions', load: redemptions },
      {
        path: 'reviews/replies',
        name: 'saved-replies',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-saved-replies" */ '../features/saved-replies/screen')),
      },
      {
        path: 'reviews',
        name: 'vendor-reviews',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-vendor-reviews" */ '../features/reviews/screen')),
      },
      {
        path: 'counter/close',
        name: 'daily-close',
        load: () =>
          screenOf(import(/* webpackChunkName: "screen-daily-close" */ '../features/counter/close/screen')),
      },
      // Redemptions for branch staff. At /dashboard/redemptions they see their own passes as customers.
      { path: 'counter/redemptions', name: 'vendor-redemptions', load: redemptions },
      {
        path: 'counter',
        name: 'counter',
        load: () => screenOf(import(/* webpackChunkName: "screen-counter" */ '../features/counter/screen')),
      },
      { path: '', name: 'vendor-overview', load: overview },
      // Any other address below /dashboard shows the overview.
      { path: '*', name: 'vendor-overview', load: overview },
    ],
  },
];
