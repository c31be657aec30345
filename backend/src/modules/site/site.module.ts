import { Module } from '@nestjs/common';
import { SitemapController } from './sitemap.controller.js';
import { StatsController } from './stats.controller.js';

@Module({
  controllers: [StatsController, SitemapController],
})
export class SiteModule {}
