import { Module } from '@nestjs/common';
import { LoyaltyService } from './loyalty.service.js';
import { PointCorrectionsService } from './point-corrections.service.js';
import { PointsController } from './points.controller.js';
import { LoyaltyPersonalData } from './loyalty.personal-data.js';
import { ReturnedMembershipsConsumer } from './returned-memberships.consumer.js';

@Module({
  controllers: [PointsController],
  providers: [LoyaltyPersonalData, LoyaltyService, PointCorrectionsService, ReturnedMembershipsConsumer],
  exports: [LoyaltyService, PointCorrectionsService],
})
export class LoyaltyModule {}
