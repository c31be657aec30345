import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { AdviceController } from './advice/advice.controller.js';
import { AdviceService } from './advice/advice.service.js';
import { AnalyticsRetention } from './analytics.retention.js';
import { EventsController } from './events.controller.js';
import { MovedUsesConsumer } from './moved-uses.consumer.js';
import { MarketplaceDaysJob } from './marketplace-days/marketplace-days.job.js';
import { Rollups } from './rollups.job.js';
import { DealInteractionsService } from './deal-interactions.service.js';
import { AdminSearchMissesController } from './search-misses/admin-search-misses.controller.js';
import { SearchMisses } from './search-misses/search-misses.service.js';
import { VendorAnalyticsController } from './vendor-analytics.controller.js';
import { VendorAnalyticsService } from './vendor-analytics.service.js';
import { AdminVitalsController, VitalsController } from './vitals/vitals.controller.js';
import { WebVitals } from './vitals/web-vitals.service.js';
import { Visitors } from './visitors.service.js';

@Module({
  imports: [AuditModule, SubscriptionsModule],
  controllers: [
    AdminSearchMissesController,
    AdminVitalsController,
    AdviceController,
    EventsController,
    VendorAnalyticsController,
    VitalsController,
  ],
  providers: [
    AdviceService,
    AnalyticsRetention,
    Visitors,
    DealInteractionsService,
    VendorAnalyticsService,
    MarketplaceDaysJob,
    Rollups,
    MovedUsesConsumer,
    SearchMisses,
    WebVitals,
  ],
})
export class AnalyticsModule {}
