import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { AdminSettingsController } from './admin-settings.controller.js';
import { SettingsAdminService } from './settings-admin.service.js';
import { SettingsService } from './settings.service.js';
import { SiteController } from './site.controller.js';

@Module({
  imports: [AuditModule],
  controllers: [SiteController, AdminSettingsController],
  providers: [SettingsService, SettingsAdminService],
  exports: [SettingsService],
})
export class SettingsModule {}
