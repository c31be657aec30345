import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { Entitlements } from './entitlements.service.js';
import { MembershipsController } from './memberships.controller.js';
import { MembershipsPersonalData } from './memberships.personal-data.js';
import { MembershipsService } from './memberships.service.js';
import { SubscriptionSweeper } from './subscription-sweeper.js';
import { VendorSubscriptionsController } from './vendor-subscriptions.controller.js';
import { VendorSubscriptionsService } from './vendor-subscriptions.service.js';

@Module({
  imports: [AuditModule],
  controllers: [MembershipsController, VendorSubscriptionsController],
  providers: [
    MembershipsPersonalData,
    MembershipsService,
    VendorSubscriptionsService,
    Entitlements,
    SubscriptionSweeper,
  ],
  exports: [MembershipsService, Entitlements],
})
export class SubscriptionsModule {}
