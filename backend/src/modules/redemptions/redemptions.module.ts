import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { DealsModule } from '../deals/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { VendorsModule } from '../vendors/index.js';
import { CounterController } from './counter.controller.js';
import { CounterService } from './counter.service.js';
import { ExpirySweeper } from './expiry-sweeper.js';
import { IssuePass } from './issue-pass.js';
import { OwnPassesService } from './own-passes.service.js';
import { PassCodes } from './pass-codes.js';
import { PublicKeysController } from './public-keys.controller.js';
import { RedemptionHistoryService } from './redemption-history.service.js';
import { RedemptionsController } from './redemptions.controller.js';
import { VendorRedemptionsController } from './vendor-redemptions.controller.js';
import { PassesPersonalData } from './passes.personal-data.js';

@Module({
  imports: [DealsModule, VendorsModule, LoyaltyModule, AuditModule],
  controllers: [RedemptionsController, CounterController, VendorRedemptionsController, PublicKeysController],
  providers: [
    PassesPersonalData,
    IssuePass,
    OwnPassesService,
    CounterService,
    RedemptionHistoryService,
    PassCodes,
    ExpirySweeper,
  ],
  exports: [PassCodes],
})
export class RedemptionsModule {}
