import { Module } from '@nestjs/common';
import { OwnDecisions } from '../../common/access/own-decisions.js';
import { OWN_DEVICE } from './offline/devices/counter-devices.sql.js';
import { AuditModule } from '../audit/index.js';
import { BillingModule, EntryTitles } from '../billing/index.js';
import { DealsModule } from '../deals/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SettingsModule } from '../settings/index.js';
import { OpenBusinessChecks, VendorsModule } from '../vendors/index.js';
import { BoughtPasses } from './issue/bought-passes.service.js';
import { CodeLookUpController } from './counter/code-look-up.controller.js';
import { CodeLookUp } from './counter/code-look-up.service.js';
import { CounterController } from './counter/counter.controller.js';
import { AcceptedUses } from './counter/accepted-uses.service.js';
import { AcceptPass } from './counter/accept-pass.use-case.js';
import { CounterPasses } from './counter/counter-passes.service.js';
import { VoidPass } from './counter/void-pass.use-case.js';
import { VoidUse } from './counter/void-use.service.js';
import { CounterPeoplePersonalData } from './people/counter-people.personal-data.js';
import { CounterPeopleRetention } from './people/counter-people.retention.js';
import { CounterShiftsController } from './people/counter-shifts.controller.js';
import { CounterShifts } from './people/counter-shifts.service.js';
import { Overrides } from './overrides/overrides.service.js';
import { OverrideNotifications } from './overrides/override.notifications.js';
import { CounterDevicesController } from './offline/devices/counter-devices.controller.js';
import { CounterDevices } from './offline/devices/counter-devices.service.js';
import { AdminCounterController } from './offline/doubles/admin-counter.controller.js';
import { OfflineCounterPersonalData } from './offline/offline-counter.personal-data.js';
import { OfflineCounterRetention } from './offline/offline-counter.retention.js';
import { CounterProofsController } from './offline/proofs/counter-proofs.controller.js';
import { CounterProofs } from './offline/proofs/counter-proofs.service.js';
import { AllowancesJob } from './offline/pack/allowances.job.js';
import { Allowances } from './offline/pack/allowances.service.js';
import { CounterPackController } from './offline/pack/counter-pack.controller.js';
import { CounterPack } from './offline/pack/counter-pack.service.js';
import { CounterSyncController } from './offline/sync/counter-sync.controller.js';
import { OfflineUses } from './offline/sync/offline-uses.service.js';
import { SettleAcceptance } from './offline/sync/settle-acceptance.use-case.js';
import { SettleUndo } from './offline/sync/settle-undo.use-case.js';
import { SyncEntries } from './offline/sync/sync-entries.use-case.js';
import { CloseDay } from './closes/close-day.use-case.js';
import { CorrectDay } from './closes/correct-day.use-case.js';
import { DailyCloseFilesController } from './closes/daily-close-files.controller.js';
import { DailyCloseNotifications } from './closes/daily-close.notifications.js';
import { DailyClosesController } from './closes/daily-closes.controller.js';
import { DailyClosesJob } from './closes/daily-closes.job.js';
import { DailyClosesPersonalData } from './closes/daily-closes.personal-data.js';
import { DailyCloses } from './closes/daily-closes.service.js';
import { LockedDays } from './closes/locked-days.service.js';
import { TestPassesRetention } from './test-codes/test-passes.retention.js';
import { TakingsRetention } from './closes/takings.retention.js';
import { CounterSettingsController } from './settings/counter-settings.controller.js';
import { CounterSettings } from './settings/counter-settings.service.js';
import { DailyCloseController } from './history/daily-close.controller.js';
import { DailyCloseService } from './history/daily-close.service.js';
import { OPEN_PASSES, TITLES_OF_PASSES } from './passes/pass-registrations.sql.js';
import { PassExpiryJob } from './passes/pass-expiry.job.js';
import { TestCodes } from './test-codes/test-codes.service.js';
import { RepeatedPasses } from './issue/repeated-passes.service.js';
import { IssuePass } from './issue/issue-pass.use-case.js';
import { SlotNumbers } from './limits/slot-numbers.service.js';
import { OwnStandings } from './issue/own-standing.service.js';
import { OwedPasses } from './issue/owed-passes.service.js';
import { OwedPassesJob } from './issue/owed-passes.job.js';
import { InvitedUsesConsumer } from './passes/invited-uses.consumer.js';
import { OwnPassesService } from './passes/own-passes.service.js';
import { PassCodes } from './passes/pass-codes.service.js';
import { PassMetrics } from './passes/passes.metrics.js';
import { PublicKeysController } from './passes/public-keys.controller.js';
import { RedemptionHistoryService } from './history/redemption-history.service.js';
import { RedemptionsController } from './passes/redemptions.controller.js';
import { VendorRedemptionsController } from './history/vendor-redemptions.controller.js';
import { SuspendedSellersConsumer } from './passes/suspended-sellers.consumer.js';
import { PassesPersonalData } from './passes/passes.personal-data.js';
import { FirstRedemptionConsumer } from './notifications/first-redemption.consumer.js';
import { LookUpWordsConsumer } from './phone-lookup/look-up-words.consumer.js';
import { LookupWordsPersonalData } from './phone-lookup/lookup-words.personal-data.js';
import { PhoneLookupController } from './phone-lookup/phone-lookup.controller.js';
import { PhoneLookups } from './phone-lookup/phone-lookup.service.js';
import { PassSlipController } from './slip/pass-slip.controller.js';
import { PassSlips } from './slip/pass-slips.service.js';
import { VisitsController } from './visits/visits.controller.js';
import { VisitsService } from './visits/visits.service.js';
import { RecentUsesJob } from './popularity/recent-uses.job.js';
import { PassNotifications } from './notifications/pass.notifications.js';

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
    VisitsController,
    RedemptionsController,
    CodeLookUpController,
    CounterController,
    PhoneLookupController,
    PassSlipController,
    CounterDevicesController,
    CounterShiftsController,
    CounterPackController,
    CounterSyncController,
    CounterProofsController,
    AdminCounterController,
    DailyCloseController,
    DailyCloseFilesController,
    DailyClosesController,
    CounterSettingsController,
    VendorRedemptionsController,
    PublicKeysController,
  ],
  providers: [
    PassNotifications,
    FirstRedemptionConsumer,
    InvitedUsesConsumer,
    BoughtPasses,
    OwedPasses,
    OwedPassesJob,
    PassesPersonalData,
    IssuePass,
    TestCodes,
    OwnPassesService,
    OwnStandings,
    VisitsService,
    AcceptPass,
    AcceptedUses,
    CodeLookUp,
    CounterPasses,
    VoidPass,
    VoidUse,
    PhoneLookups,
    PassSlips,
    LookUpWordsConsumer,
    LookupWordsPersonalData,
    CounterDevices,
    CounterPeoplePersonalData,
    CounterPeopleRetention,
    CounterShifts,
    Overrides,
    OverrideNotifications,
    CounterPack,
    Allowances,
    AllowancesJob,
    OfflineUses,
    SettleAcceptance,
    SettleUndo,
    SyncEntries,
    CounterProofs,
    OfflineCounterPersonalData,
    OfflineCounterRetention,
    DailyCloseService,
    DailyCloses,
    DailyCloseNotifications,
    DailyClosesJob,
    DailyClosesPersonalData,
    CloseDay,
    LockedDays,
    CorrectDay,
    CounterSettings,
    TakingsRetention,
    TestPassesRetention,
    RedemptionHistoryService,
    PassCodes,
    PassMetrics,
    PassExpiryJob,
    RecentUsesJob,
    RepeatedPasses,
    SlotNumbers,
    SuspendedSellersConsumer,
  ],
  exports: [AcceptPass, BoughtPasses, OwnStandings, PassCodes, RepeatedPasses, TestCodes],
})
export class RedemptionsModule {
  constructor(openBusinesses: OpenBusinessChecks, titles: EntryTitles, ownDecisions: OwnDecisions) {
    ownDecisions.register('device', OWN_DEVICE);
    openBusinesses.register(OPEN_PASSES);
    titles.register({ kinds: ['use', 'use-return', 'lapse'], statement: TITLES_OF_PASSES });
  }
}
