import { Module } from '@nestjs/common';
import { LoyaltyService } from './loyalty.service.js';
import { PointsController } from './points.controller.js';

@Module({ controllers: [PointsController], providers: [LoyaltyService], exports: [LoyaltyService] })
export class LoyaltyModule {}
