export type { DealTaxes, DiscountType, SaleMode } from './deal.entity.js';
export {
  DealCounterOnly,
  DealDailyLimitReached,
  DealExpired,
  DealLimitReached,
  DealMissing,
  DealNotLive,
  DealOfOwnBusiness,
  DealPrepaidOnly,
  DealSoldOut,
} from './deal.errors.js';
export { priced } from './editor/deal-pricing.js';
export { DealModerationService, type Rejection } from './moderation/deal-moderation.service.js';
export { LimitChanges } from './capacity/limit-changes.service.js';
export { DealRatings } from './detail/deal-ratings.service.js';
export { DealVisibility, type SeenDeal } from './detail/deal-visibility.service.js';
export { DealsModule } from './deals.module.js';
export { DealView, ManagedDealView } from './deal.view.js';
export {
  DEAL_COLUMNS,
  DEAL_JOINS,
  IS_FEATURED as DEAL_IS_FEATURED,
  STATUS as DEAL_STATUS,
} from './list/deal-columns.sql.js';
export { ManagedDealsService } from './editor/managed-deals.service.js';
export { ModeratedDealQuery, ModeratedDealTableQuery } from './moderation/moderated-deals.dto.js';
export { MODERATED_DEALS } from './moderation/moderated-deals-list.sql.js';
export { BulkApproval } from './moderation/bulk-approval.service.js';
export { DealChecks } from './moderation/deal-checks.service.js';
export { BulkDecisionView, CheckedDealView } from './moderation/deal-checks.view.js';
export { DealFeaturing } from './featuring/deal-featuring.service.js';
export { FeatureDto } from './featuring/feature.dto.js';
