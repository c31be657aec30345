import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { AdviceController } from './advice/advice.controller.js';
import { AdviceService } from './advice/advice.service.js';
import { EventsController } from './events.controller.js';
import { MovedUsesConsumer } from './moved-uses.consumer.js';
import { Rollups } from './rollups.job.js';
import { DealInteractionsService } from './deal-interactions.service.js';
import { VendorAnalyticsController } from './vendor-analytics.controller.js';
import { VendorAnalyticsService } from './vendor-analytics.service.js';
import { Visitors } from './visitors.service.js';

@Module({
  imports: [SubscriptionsModule],
  controllers: [AdviceController, EventsController, VendorAnalyticsController],
  providers: [
    AdviceService,
    Visitors,
    DealInteractionsService,
    VendorAnalyticsService,
    Rollups,
    MovedUsesConsumer,
  ],
})
export class AnalyticsModule {}
