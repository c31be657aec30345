export type { DealFood, DealTaxes, DiscountType, PriceUnit, SaleMode } from './deal.entity.js';
export { DEAL_GATE, DEAL_IS_BUSY, oneDealOf } from './capacity/deal-gate.js';
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
export { type CoverList, loadCovers, readDrawing } from './covers/cover-files.js';
export { coverKeyOf } from './covers/cover-match.js';
export { DealsService } from './editor/deals.service.js';
export type { CreateDealDto as NewDeal } from './editor/deal.dto.js';
export { DealModerationService } from './moderation/deal-moderation.service.js';
export { priced } from './editor/deal-pricing.js';
export { LimitChanges } from './capacity/limit-changes.service.js';
export { DealChanges, type PlacesChange } from './freshness/deal-changes.service.js';
export { DealRatings } from './detail/deal-ratings.service.js';
export { DealVisibility, type SeenDeal } from './detail/deal-visibility.service.js';
export { DealsModule } from './deals.module.js';
export { DealView } from './deal.view.js';
export { BrandMissing } from './brands/brand.errors.js';
export { BrandView } from './brands/brand.view.js';
export { BRAND_CARD } from './brands/brands.sql.js';
export { SavedFilters } from './list/saved-filters.service.js';
export {
  DEAL_COLUMNS,
  DEAL_FACT_JOINS,
  DEAL_JOINS,
  IS_FEATURED as DEAL_IS_FEATURED,
  STATUS as DEAL_STATUS,
} from './list/deal-columns.sql.js';
export { type Lettering, loadLettering } from './social-picture/lettering.js';
export { FeaturingPauses } from './featuring/featuring-pauses.service.js';
export { HonourRanks } from './popularity/honour-ranks.service.js';
export { RecentUses, type DealUses } from './popularity/recent-uses.service.js';
export { editsBetween, keysOf, wordsOf } from './search/search-key.js';
export { ensureTestDeal } from './test-deal/test-deal.use-case.js';
