import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Gates } from '../../common/gates/gates.js';
import { AuditModule } from '../audit/index.js';
import { CatalogModule } from '../catalog/index.js';
import { MediaModule, MediaReferences } from '../media/index.js';
import { InvitableDeals, LoyaltyModule } from '../loyalty/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SettingsModule } from '../settings/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { OpenBusinessChecks, VendorsModule } from '../vendors/index.js';
import { AdminSearchTermsController } from './search/terms/admin-search-terms.controller.js';
import { SearchTermEntry } from './search/terms/search-term.entity.js';
import { SearchTermsService } from './search/terms/search-terms.service.js';
import { WorklistModule } from '../worklist/index.js';
import { BrandsController } from './brands/brands.controller.js';
import { BrandsService } from './brands/brands.service.js';
import { DealsCatalogUse } from './catalog-use/deals-catalog-use.service.js';
import { CoverPreviewController } from './covers/cover-preview.controller.js';
import { CoverPictures } from './covers/cover-pictures.service.js';
import { CoversController } from './covers/covers.controller.js';
import { DealCounts } from './counts/deal-counts.service.js';
import { DealCountsJob } from './counts/deal-counts.job.js';
import { DealCountsMetrics } from './counts/deal-counts.metrics.js';
import { DealCovers } from './covers/deal-covers.service.js';
import { DealCoversJob } from './covers/deal-covers.job.js';
import { DealCapacity } from './capacity/deal-capacity.service.js';
import { DEAL_GATE } from './capacity/deal-gate.js';
import { Deal } from './deal.entity.js';
import { DealBusy, DealDailyLimitReached, DealSoldOut } from './deal.errors.js';
import { DealClassification } from './capacity/deal-classification.service.js';
import { DealPoints } from './editor/deal-points.service.js';
import { DealDecisions } from './moderation/deal-decisions.service.js';
import { DealModerationService } from './moderation/deal-moderation.service.js';
import { RevisionModeration } from './moderation/revision-moderation.service.js';
import { DealChanges } from './freshness/deal-changes.service.js';
import { DealRatings } from './detail/deal-ratings.service.js';
import { DealVisibility } from './detail/deal-visibility.service.js';
import { DealRevision } from './editor/deal-revision.entity.js';
import { DealRevisions } from './editor/deal-revisions.service.js';
import { LimitChanges } from './capacity/limit-changes.service.js';
import { DealsController } from './list/deals.controller.js';
import { ExploreController } from './list/explore.controller.js';
import { DealFormChecks } from './editor/deal-form-checks.service.js';
import { DealListing } from './editor/deal-listing.service.js';
import { DealsService } from './editor/deals.service.js';
import { OwnDeals } from './editor/own-deals.service.js';
import { DealDraftsController } from './drafts/deal-drafts.controller.js';
import { DealDraftsService } from './drafts/deal-drafts.service.js';
import { DealFeaturing } from './featuring/deal-featuring.service.js';
import { FeaturedSlots } from './featuring/featured-slots.service.js';
import { FeaturingPauses } from './featuring/featuring-pauses.service.js';
import { ManagedDealsService } from './editor/managed-deals.service.js';
import { BulkApproval } from './moderation/bulk-approval.service.js';
import { DealsWork } from './moderation/deals-work.service.js';
import { DealChecks } from './moderation/deal-checks.service.js';
import { OPEN_DEALS } from './open-deals.sql.js';
import { DealCards } from './list/deal-cards.service.js';
import { PublicDealsService } from './list/public-deals.service.js';
import { SavedFilters } from './list/saved-filters.service.js';
import { DealSearch } from './search/deal-search.service.js';
import { FeedsController } from './feeds/feeds.controller.js';
import { Feeds } from './feeds/feeds.service.js';
import { EmbedsController } from './embeds/embeds.controller.js';
import { Embeds } from './embeds/embeds.service.js';
import { SearchSuggestionsController } from './search/suggest/search-suggestions.controller.js';
import { TypedSuggestions } from './search/suggest/typed-suggestions.service.js';
import { SearchSuggestions } from './search/search-suggestions.service.js';
import { SearchTexts } from './search/search-texts.service.js';
import { SearchVocabulary } from './search/search-vocabulary.service.js';
import { ListedWords } from './search/listed-words.service.js';
import { RecentDeals } from './search/recent/recent-deals.service.js';
import { RecentMarks } from './search/recent/recent-marks.service.js';
import { RecentMarksJob } from './search/recent/recent-marks.job.js';
import { SearchWords } from './search/search-words.service.js';
import { SearchWordsJob } from './search/search-words.job.js';
import { AdminSearchRebuildsController } from './search-rebuild/admin-search-rebuilds.controller.js';
import { SearchRebuildsJob } from './search-rebuild/search-rebuilds.job.js';
import { SearchRebuilds } from './search-rebuild/search-rebuilds.service.js';
import { SocialPicturesController } from './social-picture/social-pictures.controller.js';
import { SocialPictures } from './social-picture/social-pictures.service.js';
import { DealTemplatesController } from './templates/deal-templates.controller.js';
import { DealTemplates } from './templates/deal-templates.service.js';
import { VendorDealsController } from './editor/vendor-deals.controller.js';
import { DealNotifications } from './notifications/deal.notifications.js';
import { DealExpiryReminder } from './notifications/deal-expiry-reminder.job.js';
import { AdminDealChecksController } from './moderation/admin-deal-checks.controller.js';
import { AdminDealTablesController } from './moderation/admin-deal-tables.controller.js';
import { AdminDealsController } from './moderation/admin-deals.controller.js';
import { AdminRevisionsController } from './moderation/admin-revisions.controller.js';
import { SHOWN_BY_DEAL, SHOWN_BY_DRAFT, SHOWN_BY_REVISION } from './deals.sql.js';
import { DealPhoto } from './photos/deal-photo.entity.js';
import { DealPhotos } from './photos/deal-photos.service.js';
import { PriceClaims } from './prices/price-claims.service.js';
import { DealPricesController } from './prices/deal-prices.controller.js';
import { DealPrices } from './prices/deal-prices.service.js';
import { PriceItemsController } from './prices/price-items.controller.js';
import { PriceItems } from './prices/price-items.service.js';
import { SHOWN_BY_PRICE } from './prices/price-items.sql.js';
import { HonourRanks } from './popularity/honour-ranks.service.js';
import { RecentUses } from './popularity/recent-uses.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Deal, DealPhoto, DealRevision, SearchTermEntry]),
    CatalogModule,
    VendorsModule,
    SubscriptionsModule,
    AuditModule,
    MediaModule,
    SettingsModule,
    NotificationsModule,
    LoyaltyModule,
    WorklistModule,
  ],
  controllers: [
    AdminSearchTermsController,
    BrandsController,
    ExploreController,
    SearchSuggestionsController,
    DealsController,
    SocialPicturesController,
    FeedsController,
    EmbedsController,
    CoversController,
    CoverPreviewController,
    VendorDealsController,
    DealDraftsController,
    DealTemplatesController,
    PriceItemsController,
    DealPricesController,
    AdminSearchRebuildsController,
    AdminDealChecksController,
    AdminDealsController,
    AdminRevisionsController,
    AdminDealTablesController,
  ],
  providers: [
    HonourRanks,
    RecentUses,
    DealExpiryReminder,
    DealNotifications,
    BrandsService,
    DealsCatalogUse,
    DealFormChecks,
    DealListing,
    DealsService,
    OwnDeals,
    DealDraftsService,
    DealTemplates,
    PublicDealsService,
    DealCards,
    SavedFilters,
    ManagedDealsService,
    DealDecisions,
    DealModerationService,
    RevisionModeration,
    DealChecks,
    DealsWork,
    BulkApproval,
    DealFeaturing,
    FeaturedSlots,
    FeaturingPauses,
    DealRevisions,
    DealCapacity,
    DealClassification,
    DealPoints,
    DealRatings,
    DealChanges,
    DealVisibility,
    LimitChanges,
    SocialPictures,
    Feeds,
    Embeds,
    CoverPictures,
    DealCounts,
    DealCountsJob,
    DealCountsMetrics,
    DealCovers,
    DealCoversJob,
    DealPhotos,
    PriceClaims,
    PriceItems,
    DealPrices,
    SearchRebuilds,
    SearchRebuildsJob,
    DealSearch,
    SearchTermsService,
    SearchSuggestions,
    TypedSuggestions,
    SearchTexts,
    SearchVocabulary,
    ListedWords,
    RecentDeals,
    RecentMarks,
    RecentMarksJob,
    SearchWords,
    SearchWordsJob,
  ],
  exports: [
    DealChanges,
    DealModerationService,
    DealRatings,
    DealsService,
    DealVisibility,
    FeaturingPauses,
    HonourRanks,
    LimitChanges,
    RecentUses,
    SavedFilters,
  ],
})
export class DealsModule {
  constructor(
    uses: MediaReferences,
    openBusinesses: OpenBusinessChecks,
    invitable: InvitableDeals,
    visibility: DealVisibility,
    gates: Gates,
    capacity: DealCapacity,
  ) {
    invitable.register((dealId) => visibility.endOf(dealId));
    openBusinesses.register(OPEN_DEALS);
    uses.register(SHOWN_BY_DEAL);
    uses.register(SHOWN_BY_DRAFT);
    uses.register(SHOWN_BY_REVISION);
    uses.register(SHOWN_BY_PRICE);
    gates.register(DEAL_GATE, {
      busy: DealBusy,
      full: [DealSoldOut, DealDailyLimitReached],
      placesLeft: (dealId) => capacity.placesLeft(dealId),
    });
  }
}
