import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { BillingModule } from '../billing/index.js';
import { DealsModule } from '../deals/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SettingsModule } from '../settings/index.js';
import { VendorsModule } from '../vendors/index.js';
import { BoughtPasses } from './bought-passes.service.js';
import { CounterController } from './counter.controller.js';
import { CounterService } from './counter.service.js';
import { DailyCloseController } from './daily-close.controller.js';
import { DailyCloseService } from './daily-close.service.js';
import { PassExpiryJob } from './pass-expiry.job.js';
import { IssuePass } from './issue-pass.use-case.js';
import { SlotNumbers } from './limits/slot-numbers.service.js';
import { FirstUsesConsumer } from './notifications/first-uses.consumer.js';
import { PassNotifications } from './notifications/pass.notifications.js';
import { OwedPasses } from './owed-passes.service.js';
import { OwedPassesJob } from './owed-passes.job.js';
import { OwnPassesService } from './own-passes.service.js';
import { PassCodes } from './pass-codes.service.js';
import { PassMetrics } from './passes.metrics.js';
import { PublicKeysController } from './public-keys.controller.js';
import { RedemptionHistoryService } from './redemption-history.service.js';
import { RedemptionsController } from './redemptions.controller.js';
import { VendorRedemptionsController } from './vendor-redemptions.controller.js';
import { SuspendedSellersConsumer } from './suspended-sellers.consumer.js';
import { PassesPersonalData } from './passes.personal-data.js';

@Module({
  imports: [
    DealsModule,
    VendorsModule,
    LoyaltyModule,
    AuditModule,
    BillingModule,
    SettingsModule,
    NotificationsModule,
  ],
  controllers: [
    RedemptionsController,
    CounterController,
    DailyCloseController,
    VendorRedemptionsController,
    PublicKeysController,
  ],
  providers: [
    PassNotifications,
    FirstUsesConsumer,
    BoughtPasses,
    OwedPasses,
    OwedPassesJob,
    PassesPersonalData,
    IssuePass,
    OwnPassesService,
    CounterService,
    DailyCloseService,
    RedemptionHistoryService,
    PassCodes,
    PassMetrics,
    PassExpiryJob,
    SlotNumbers,
    SuspendedSellersConsumer,
  ],
  exports: [BoughtPasses, PassCodes],
})
export class RedemptionsModule {}
