import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { CatalogModule } from '../catalog/index.js';
import { MediaModule, MediaReferences } from '../media/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SettingsModule } from '../settings/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { OpenBusinessChecks, VendorsModule } from '../vendors/index.js';
import { BrandsController } from './brands/brands.controller.js';
import { BrandsService } from './brands/brands.service.js';
import { DealsCatalogUse } from './catalog-use/deals-catalog-use.service.js';
import { DealCapacity } from './capacity/deal-capacity.service.js';
import { Deal } from './deal.entity.js';
import { DealPlaces } from './capacity/deal-places.service.js';
import { DealPoints } from './editor/deal-points.service.js';
import { DealModerationService } from './moderation/deal-moderation.service.js';
import { DealRatings } from './detail/deal-ratings.service.js';
import { DealVisibility } from './detail/deal-visibility.service.js';
import { DealRevision } from './editor/deal-revision.entity.js';
import { DealRevisions } from './editor/deal-revisions.service.js';
import { LimitChanges } from './capacity/limit-changes.service.js';
import { DealsController } from './list/deals.controller.js';
import { ExploreController } from './list/explore.controller.js';
import { DealsService } from './editor/deals.service.js';
import { DealDraftsController } from './drafts/deal-drafts.controller.js';
import { DealDraftsService } from './drafts/deal-drafts.service.js';
import { DealFeaturing } from './featuring/deal-featuring.service.js';
import { FeaturedSlots } from './featuring/featured-slots.service.js';
import { ManagedDealsService } from './editor/managed-deals.service.js';
import { BulkApproval } from './moderation/bulk-approval.service.js';
import { DealChecks } from './moderation/deal-checks.service.js';
import { OPEN_DEALS } from './open-deals.sql.js';
import { PublicDealsService } from './list/public-deals.service.js';
import { AdminSearchRebuildsController } from './search-rebuild/admin-search-rebuilds.controller.js';
import { SearchRebuildsJob } from './search-rebuild/search-rebuilds.job.js';
import { SearchRebuilds } from './search-rebuild/search-rebuilds.service.js';
import { SocialPicturesController } from './social-picture/social-pictures.controller.js';
import { SocialPictures } from './social-picture/social-pictures.service.js';
import { VendorDealsController } from './editor/vendor-deals.controller.js';
import { DealNotifications } from './notifications/deal.notifications.js';
import { EndingDeals } from './notifications/ending-deals.job.js';
import { AdminDealChecksController } from './moderation/admin-deal-checks.controller.js';
import { AdminDealTablesController } from './moderation/admin-deal-tables.controller.js';
import { AdminDealsController } from './moderation/admin-deals.controller.js';
import { SHOWN_BY_DEAL, SHOWN_BY_DRAFT, SHOWN_BY_REVISION } from './deals.sql.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Deal, DealRevision]),
    CatalogModule,
    VendorsModule,
    SubscriptionsModule,
    AuditModule,
    MediaModule,
    SettingsModule,
    NotificationsModule,
  ],
  controllers: [
    BrandsController,
    ExploreController,
    DealsController,
    SocialPicturesController,
    VendorDealsController,
    DealDraftsController,
    AdminSearchRebuildsController,
    AdminDealChecksController,
    AdminDealsController,
    AdminDealTablesController,
  ],
  providers: [
    EndingDeals,
    DealNotifications,
    BrandsService,
    DealsCatalogUse,
    DealsService,
    DealDraftsService,
    PublicDealsService,
    ManagedDealsService,
    DealModerationService,
    DealChecks,
    BulkApproval,
    DealFeaturing,
    FeaturedSlots,
    DealRevisions,
    DealCapacity,
    DealPlaces,
    DealPoints,
    DealRatings,
    DealVisibility,
    LimitChanges,
    SocialPictures,
    SearchRebuilds,
    SearchRebuildsJob,
  ],
  exports: [DealRatings, DealVisibility, LimitChanges],
})
export class DealsModule {
  constructor(uses: MediaReferences, openBusinesses: OpenBusinessChecks) {
    openBusinesses.register(OPEN_DEALS);
    uses.register(SHOWN_BY_DEAL);
    uses.register(SHOWN_BY_DRAFT);
    uses.register(SHOWN_BY_REVISION);
  }
}
