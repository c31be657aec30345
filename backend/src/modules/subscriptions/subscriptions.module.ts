import { Module } from '@nestjs/common';
import { MembershipsController } from './memberships.controller.js';
import { MembershipsService } from './memberships.service.js';
import { MembershipsPersonalData } from './memberships.personal-data.js';

@Module({
  controllers: [MembershipsController],
  providers: [MembershipsPersonalData, MembershipsService],
  exports: [MembershipsService],
})
export class SubscriptionsModule {}
