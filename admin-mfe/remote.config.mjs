const admins = ['admin'];

/** Console sections that only admins may open. Other paths show a page of their own to other roles. */
const deniedToOthers = [
  ...[
    '/dashboard/workbench',
    '/dashboard/vendors',
    '/dashboard/users',
    '/dashboard/catalogue',
    '/dashboard/search',
    '/dashboard/plans',
  ],
  ...['/dashboard/messages', '/dashboard/reports', '/dashboard/payments', '/dashboard/audit'],
  '/dashboard/staff',
  '/dashboard/releases',
  '/dashboard/vitals',
];

const waiting = (...sum) => ({ from: '/api/admin/overview', sum, changedBy: ['Overview'] });

/** @type {import('../scripts/build/remote-config.mjs').RemoteConfig} */
export default {
  name: 'admin',
  port: 4203,
  ssr: false,
  leanScreens: [],
  areas: [
    { path: '/admin-login', frame: 'none' },
    {
      path: '/admin',
      frame: 'none',
      for: admins,
      otherwise: { 'signed-out': '/admin-login', 'signed-in': 'deny' },
    },
    {
      path: '/dashboard',
      frame: 'dashboard',
      for: admins,
      // Without a second factor, every address of the dashboard redirects to its setup (rule A17).
      otherwise: { 'enrolling-admin': '/dashboard/second-factor' },
    },
    { path: '/dashboard/deals', frame: 'dashboard', for: admins },
    ...['/dashboard/reviews', '/dashboard/cases'].map((path) => ({ path, frame: 'dashboard', for: admins })),
    ...['/dashboard/settings', '/dashboard/developers'].map((path) => ({
      path,
      frame: 'dashboard',
      for: admins,
    })),
    ...deniedToOthers.map((path) => ({
      path,
      frame: 'dashboard',
      for: admins,
      otherwise: { 'signed-in': 'deny' },
    })),
  ],
  menu: [
    {
      path: '/dashboard/workbench',
      right: 'any',
      label: { en: 'Workbench', ne: 'कामको सूची' },
      icon: 'inbox',
      count: { from: '/api/admin/work/counts', sum: ['ready'], changedBy: ['Overview', 'Work'] },
    },
    { path: '/dashboard', label: { en: 'Overview', ne: 'सारांश' }, icon: 'layout-dashboard' },
    {
      path: '/dashboard/deals',
      right: 'deals',
      label: { en: 'Manage Deals', ne: 'अफर व्यवस्थापन' },
      icon: 'gavel',
      count: waiting('deals.count', 'revisions.count'),
    },
    {
      path: '/dashboard/vendors',
      right: 'businesses',
      label: { en: 'Vendors', ne: 'व्यवसाय' },
      icon: 'store',
      deep: true,
      count: waiting('vendors.count'),
    },
    {
      path: '/dashboard/reviews',
      right: 'reviews',
      label: { en: 'Reviews', ne: 'समीक्षा' },
      icon: 'message-square-exclamation-point',
      count: waiting('reviews.count'),
    },
    {
      path: '/dashboard/cases',
      right: 'cases-read',
      label: { en: 'Cases', ne: 'गुनासो' },
      icon: 'scale',
      deep: true,
    },
    {
      path: '/dashboard/messages',
      right: 'messages',
      label: { en: 'Messages', ne: 'सन्देश' },
      icon: 'mail',
      deep: true,
      count: waiting('messages.count'),
    },
    {
      path: '/dashboard/payments',
      right: 'payments',
      label: { en: 'Payments', ne: 'भुक्तानी' },
      icon: 'banknote',
      deep: true,
      count: waiting('payments.count', 'refunds.count', 'approvals.count'),
    },
    {
      path: '/dashboard/catalogue',
      right: 'settings',
      label: { en: 'Catalogue', ne: 'क्याटलग' },
      icon: 'library',
    },
    {
      path: '/dashboard/search',
      right: 'settings',
      label: { en: 'Search', ne: 'खोज' },
      icon: 'search',
    },
    {
      path: '/dashboard/users',
      right: 'users',
      label: { en: 'Users', ne: 'प्रयोगकर्ता' },
      icon: 'users',
      deep: true,
    },
    {
      path: '/dashboard/staff',
      right: 'roles',
      label: { en: 'Marketplace staff', ne: 'बजारका कर्मचारी' },
      icon: 'shield-user',
    },
    {
      path: '/dashboard/plans',
      right: 'settings',
      label: { en: 'Plans', ne: 'योजना' },
      icon: 'wallet-cards',
    },
    {
      path: '/dashboard/settings',
      right: 'settings',
      label: { en: 'Site settings', ne: 'साइट सेटिङ' },
      icon: 'sliders-horizontal',
    },
    {
      path: '/dashboard/developers',
      right: 'settings',
      label: { en: 'Developers', ne: 'डेभलपर' },
      icon: 'code-xml',
    },
    {
      path: '/dashboard/releases',
      right: 'settings',
      label: { en: 'Releases', ne: 'साइटका संस्करण' },
      icon: 'rocket',
    },
    {
      path: '/dashboard/vitals',
      right: 'reports',
      label: { en: 'Page speed', ne: 'पेजको गति' },
      icon: 'gauge',
    },
    {
      path: '/dashboard/reports',
      right: 'reports',
      label: { en: 'Reports', ne: 'प्रतिवेदन' },
      icon: 'chart-no-axes-combined',
    },
    {
      path: '/dashboard/audit',
      right: 'audit',
      label: { en: 'Audit log', ne: 'अडिट लग' },
      icon: 'scroll-text',
    },
    { path: '/', label: { en: 'Back to site', ne: 'साइटमा फर्कनुहोस्' }, icon: 'tag' },
  ].map((entry) => ({ ...entry, for: admins })),
  tools: admins,
  failureText: {
    en: 'The admin pages could not be loaded. The rest of the site still works.',
    ne: 'एडमिनका पृष्ठ खुलेनन्। साइटका अरू भाग चलिरहेका छन्।',
  },
};
