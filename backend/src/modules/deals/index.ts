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
export { LimitChanges } from './capacity/limit-changes.service.js';
export { DealRatings } from './detail/deal-ratings.service.js';
export { DealVisibility, type SeenDeal } from './detail/deal-visibility.service.js';
export { DealsModule } from './deals.module.js';
export { DealView } from './deal.view.js';
export {
  DEAL_COLUMNS,
  DEAL_JOINS,
  IS_FEATURED as DEAL_IS_FEATURED,
  STATUS as DEAL_STATUS,
} from './list/deal-columns.sql.js';
