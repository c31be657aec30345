import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { LoyaltyService } from './loyalty.service.js';
import { PointsController } from './points.controller.js';

@Module({ imports: [SubscriptionsModule], controllers: [PointsController], providers: [LoyaltyService], exports: [LoyaltyService] })
export class LoyaltyModule {}
