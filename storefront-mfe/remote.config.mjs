/** Below the site's header and footer, for everybody. Another address of the site is the page "not found". */
const publicPaths = [
  ...['/', '/deals', '/brands', '/brand', '/favorites', '/cart', '/checkout', '/subscribe', '/newsletter'],
  ...[
    '/about',
    '/how-it-works',
    '/honest',
    '/for-businesses',
    '/developers',
    '/terms-conditions',
    '/privacy-policy',
    '/contact',
    '/help',
  ],
  ...['/login', '/customer-signup', '/forgot-password', '/reset-password', '/verify-email', '/end-sessions'],
  ...['/reset-sign-in', '/offline', '/c', '/honour'],
];

/** Pages of one's own, the same for every role. */
const ownPaths = [
  'passes',
  'saved',
  'orders',
  'invoices',
  'points',
  'membership',
  'profile',
  'notifications',
].map((name) => `/dashboard/${name}`);

const shoppers = ['customer', 'counter'];

/** On phones, customers have the bars of the site in their account too; whoever works here has those of the dashboard. */
const account = (path, others, layout = 'site-bars') => [
  { path, frame: 'dashboard', layout, for: ['customer'] },
  { path, frame: 'dashboard', for: others },
];

/** @type {import('../scripts/build/remote-config.mjs').RemoteConfig} */
export default {
  name: 'storefront',
  port: 4201,
  ssr: true,
  leanScreens: ['home', 'deal-detail'],
  areas: [
    ...publicPaths.map((path) => ({ path, frame: 'site' })),
    // The picture of a deal is at the top edge on phones, with the way back on it.
    { path: '/deals/:id', frame: 'site', layout: 'own-header' },
    ...account('/dashboard', ['counter'], 'site-bars-menu'),
    ...account('/dashboard/redemptions', ['counter']),
    ...account('/dashboard/cases', ['counter']),
    ...ownPaths.flatMap((path) => account(path, ['signed-in'])),
    // An admin's own account is a part of the console's settings.
    ...account('/dashboard/settings', ['counter', 'manager', 'owner']),
    {
      path: '/dashboard/settings/account',
      frame: 'dashboard',
      for: ['admin'],
      otherwise: { 'signed-in': '/dashboard/settings' },
    },
    {
      path: '/dashboard/second-factor',
      frame: 'dashboard',
      layout: 'bare',
      for: ['enrolling-admin'],
      otherwise: { 'signed-in': '/dashboard' },
    },
  ],
  menu: [
    {
      path: '/dashboard',
      label: { en: 'Dashboard', ne: 'ड्यासबोर्ड' },
      icon: 'layout-dashboard',
      for: shoppers,
    },
    {
      path: '/dashboard/redemptions',
      label: { en: 'My Redemptions', ne: 'मेरा कोड' },
      icon: 'qr-code',
      for: shoppers,
      count: { from: '/api/redemptions/me?state=issued&limit=1', changedBy: ['Pass'] },
    },
    {
      path: '/dashboard/cases',
      label: { en: 'My cases', ne: 'मेरा गुनासो' },
      icon: 'scale',
      for: shoppers,
      deep: true,
    },
    {
      path: '/dashboard/orders',
      label: { en: 'My Orders', ne: 'मेरा अर्डर' },
      icon: 'shopping-bag',
      for: shoppers,
    },
    {
      path: '/dashboard/counter',
      label: { en: 'Counter', ne: 'काउन्टर' },
      icon: 'scan-line',
      for: ['counter'],
    },
    {
      path: '/dashboard/saved',
      label: { en: 'Saved', ne: 'सुरक्षित गरेका' },
      icon: 'bell',
      for: shoppers,
    },
    { path: '/dashboard/points', label: { en: 'Points', ne: 'पोइन्ट' }, icon: 'coins', for: shoppers },
    {
      path: '/dashboard/membership',
      label: { en: 'Membership', ne: 'सदस्यता' },
      icon: 'crown',
      for: shoppers,
    },
    {
      path: '/dashboard/business',
      label: { en: 'Become a Vendor', ne: 'व्यवसाय दर्ता गर्नुहोस्' },
      icon: 'store',
      for: shoppers,
    },
    { path: '/', label: { en: 'Back to the deals', ne: 'अफरहरूमा फर्कनुहोस्' }, icon: 'tag', for: shoppers },
  ],
  failureText: {
    en: 'The deals could not be loaded. Your account and your codes are safe.',
    ne: 'अफर खुलेनन्। तपाईंको खाता र कोड सुरक्षित छन्।',
  },
};
