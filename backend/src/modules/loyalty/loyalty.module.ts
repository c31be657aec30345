import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoyaltyService } from './loyalty.service.js';
import { PointCorrectionsService } from './point-corrections.service.js';
import { PointsEntry } from './points-entry.entity.js';
import { PointsController } from './points.controller.js';
import { LoyaltyPersonalData } from './loyalty.personal-data.js';
import { ReturnedMembershipsConsumer } from './returned-memberships.consumer.js';

@Module({
  imports: [TypeOrmModule.forFeature([PointsEntry])],
  controllers: [PointsController],
  providers: [LoyaltyPersonalData, LoyaltyService, PointCorrectionsService, ReturnedMembershipsConsumer],
  exports: [LoyaltyService, PointCorrectionsService],
})
export class LoyaltyModule {}
