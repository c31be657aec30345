const runs = ['owner', 'manager'];
const works = [...runs, 'counter'];

/** Users who manage no business are redirected to the business page, where customers can register one. */
const toBusiness = { customer: '/dashboard/business', counter: '/dashboard/business' };

/** @type {import('../scripts/build/remote-config.mjs').RemoteConfig} */
export default {
  name: 'vendor',
  port: 4202,
  ssr: false,
  leanScreens: [],
  keptScreens: ['vendor-frame', 'counter'],
  areas: [
    { path: '/vendor-signup', frame: 'site' },
    { path: '/staff-invitation', frame: 'site' },
    { path: '/dashboard', frame: 'dashboard', for: runs },
    { path: '/dashboard/deals', frame: 'dashboard', for: runs, otherwise: toBusiness },
    ...['/dashboard/deals/new', '/dashboard/deals/:id/edit'].map((path) => ({
      path,
      frame: 'dashboard',
      layout: 'full-height',
      for: runs,
      otherwise: toBusiness,
    })),
    { path: '/dashboard/reviews', frame: 'dashboard', for: runs, otherwise: toBusiness },
    { path: '/dashboard/cases', frame: 'dashboard', for: runs },
    { path: '/dashboard/redemptions', frame: 'dashboard', for: runs },
    { path: '/dashboard/developers', frame: 'dashboard', for: runs, otherwise: toBusiness },
    {
      path: '/dashboard/counter',
      frame: 'dashboard',
      layout: 'full-height',
      for: works,
      otherwise: toBusiness,
      owner: 'business',
      offline: true,
    },
    ...['/dashboard/counter/close', '/dashboard/counter/redemptions'].map((path) => ({
      path,
      frame: 'dashboard',
      for: works,
      otherwise: toBusiness,
      owner: 'business',
    })),
    { path: '/dashboard/business', frame: 'dashboard', for: works, owner: 'business' },
    // Customers register a business in the bare layout, until they finish.
    { path: '/dashboard/business', frame: 'dashboard', layout: 'bare', for: ['customer'] },
  ],
  menu: [
    { path: '/dashboard', label: { en: 'Overview', ne: 'सारांश' }, icon: 'layout-dashboard', for: runs },
    {
      path: '/dashboard/deals',
      right: 'deals',
      label: { en: 'My Deals', ne: 'मेरा अफर' },
      icon: 'ticket-percent',
      for: runs,
      deep: true,
      count: { from: '/api/vendors/me/deals/counts', sum: ['pending'], changedBy: ['Deal'] },
    },
    {
      path: '/dashboard/business',
      label: { en: 'Business Profile', ne: 'व्यवसायको विवरण' },
      icon: 'store',
      for: runs,
    },
    {
      path: '/dashboard/counter',
      right: 'counter',
      label: { en: 'Counter', ne: 'काउन्टर' },
      icon: 'scan-line',
      for: runs,
      deep: true,
    },
    {
      path: '/dashboard/redemptions',
      right: 'counter',
      label: { en: 'Redemptions', ne: 'प्रयोग' },
      icon: 'receipt-text',
      for: runs,
    },
    {
      path: '/dashboard/payouts',
      right: 'money',
      label: { en: 'Payouts', ne: 'रकम निकासा' },
      icon: 'landmark',
      for: runs,
      deep: true,
    },
    {
      path: '/dashboard/reviews',
      right: 'reviews',
      label: { en: 'Reviews', ne: 'समीक्षा' },
      icon: 'message-square-text',
      for: runs,
      count: { from: '/api/vendors/me/reviews/summary', sum: ['unanswered'], changedBy: ['Review'] },
    },
    {
      path: '/dashboard/cases',
      right: 'reviews',
      label: { en: 'Cases', ne: 'गुनासो' },
      icon: 'scale',
      for: runs,
      deep: true,
    },
    {
      path: '/dashboard/business/staff',
      right: 'staff',
      label: { en: 'Staff', ne: 'कर्मचारी' },
      icon: 'users-round',
      for: runs,
    },
    // The plan is for owners only.
    {
      path: '/dashboard/business/subscription',
      label: { en: 'Subscription', ne: 'योजना' },
      icon: 'crown',
      for: ['owner'],
    },
    {
      path: '/dashboard/developers',
      label: { en: 'Developers', ne: 'डेभलपर' },
      icon: 'code-xml',
      for: ['owner'],
    },
    { path: '/dashboard/passes', label: { en: 'My codes', ne: 'मेरा कोड' }, icon: 'qr-code', for: runs },
    { path: '/', label: { en: 'Back to site', ne: 'साइटमा फर्कनुहोस्' }, icon: 'tag', for: runs },
    ...[
      { path: '/dashboard/counter', label: { en: 'Counter', ne: 'काउन्टर' }, icon: 'scan-line' },
      {
        path: '/dashboard/counter/close',
        label: { en: 'Daily close', ne: 'दिनको हिसाब' },
        icon: 'notebook-tabs',
      },
      {
        path: '/dashboard/counter/redemptions',
        label: { en: 'Redemptions', ne: 'प्रयोग' },
        icon: 'receipt-text',
      },
      { path: '/dashboard', label: { en: 'My account', ne: 'मेरो खाता' }, icon: 'user-round' },
      {
        path: '/dashboard/redemptions',
        label: { en: 'My Redemptions', ne: 'मेरा कोड' },
        icon: 'ticket-percent',
      },
      { path: '/', label: { en: 'Back to site', ne: 'साइटमा फर्कनुहोस्' }, icon: 'tag' },
    ].map((entry) => ({ ...entry, for: ['counter'], within: '/dashboard/counter' })),
  ],
  failureText: {
    en: 'The business pages could not be loaded. The rest of the site still works.',
    ne: 'व्यवसायका पृष्ठ खुलेनन्। साइटका अरू भाग चलिरहेका छन्।',
  },
};
