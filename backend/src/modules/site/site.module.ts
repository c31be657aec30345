import { Module } from '@nestjs/common';
import { PublicFiguresJob } from './public-figures.job.js';
import { SitemapController } from './sitemap.controller.js';
import { StatsController } from './stats.controller.js';

@Module({
  controllers: [StatsController, SitemapController],
  providers: [PublicFiguresJob],
})
export class SiteModule {}
