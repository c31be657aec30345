import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/index.js';
import { LoyaltyService } from './loyalty.service.js';
import { PointCorrectionsService } from './point-corrections.service.js';
import { PointsEntry } from './points-entry.entity.js';
import { PointsController } from './points.controller.js';
import { LoyaltyPersonalData } from './loyalty.personal-data.js';
import { PointCorrectionNotifications } from './notifications/point-correction.notifications.js';
import { ReturnedMembershipsConsumer } from './returned-memberships.consumer.js';

@Module({
  imports: [TypeOrmModule.forFeature([PointsEntry]), NotificationsModule],
  controllers: [PointsController],
  providers: [
    PointCorrectionNotifications,
    LoyaltyPersonalData,
    LoyaltyService,
    PointCorrectionsService,
    ReturnedMembershipsConsumer,
  ],
  exports: [LoyaltyService, PointCorrectionsService],
})
export class LoyaltyModule {}
