export type { DiscountType, SaleMode } from './deal.entity.js';
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
export { priced } from './deal-pricing.js';
export { DealModerationService, type Rejection } from './deal-moderation.service.js';
export { DealRatings } from './deal-ratings.js';
export { DealsModule } from './deals.module.js';
export { ManagedDealQuery } from './dto/deal-query.dto.js';
export { DealView, ManagedDealView } from './dto/deal.view.js';
export { DEAL_COLUMNS, DEAL_JOINS, STATUS as DEAL_STATUS } from './queries/deal-columns.js';
export { ManagedDealsService } from './managed-deals.service.js';
