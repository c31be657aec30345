import { Module } from '@nestjs/common';
import { HousekeepingService } from './housekeeping.service.js';
import { OperationsController } from './operations.controller.js';
import { Readiness } from './readiness.js';
import { SitemapController } from './sitemap.controller.js';
import { StatsController } from './stats.controller.js';

@Module({
  controllers: [OperationsController, StatsController, SitemapController],
  providers: [Readiness, HousekeepingService],
})
export class OperationsModule {}
