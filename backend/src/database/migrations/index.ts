import { Foundation1763600000000 } from './1763600000000-foundation.js';
import { KeptDeals1763700000000 } from './1763700000000-kept-deals.js';
import { OwnAccounts1763700100000 } from './1763700100000-own-accounts.js';
import { ReviewReports1763820000000 } from './1763820000000-review-reports.js';
import { Media1763830000000 } from './1763830000000-media.js';
import { Notifications1763840000000 } from './1763840000000-notifications.js';
import { Support1763850000000 } from './1763850000000-support.js';
import { VendorPlans1763910000000 } from './1763910000000-vendor-plans.js';
import { Analytics1763920000000 } from './1763920000000-analytics.js';

/** In order. Each is safe to run while the previous version of the server still serves. */
export const migrations = [
  Foundation1763600000000,
  KeptDeals1763700000000,
  OwnAccounts1763700100000,
  ReviewReports1763820000000,
  Media1763830000000,
  Notifications1763840000000,
  Support1763850000000,
  VendorPlans1763910000000,
  Analytics1763920000000,
];
