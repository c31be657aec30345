import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { AdminReleasesController } from './admin-releases.controller.js';
import { ReleasesMetrics } from './releases.metrics.js';
import { ReleasesRetention } from './releases.retention.js';
import { ReleasesService } from './releases.service.js';
import { ShellReleasesController } from './shell-releases.controller.js';
import { ShellReleases } from './shell-releases.service.js';

/** Which version of each remote visitors get, and how often it fails. */
@Module({
  imports: [AuditModule],
  controllers: [ShellReleasesController, AdminReleasesController],
  providers: [ShellReleases, ReleasesService, ReleasesRetention, ReleasesMetrics],
})
export class ReleasesModule {}
