import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { AdminSettingsController } from './admin-settings.controller.js';
import { SettingsDeskService } from './settings-desk.service.js';
import { SettingsService } from './settings.service.js';
import { SiteController } from './site.controller.js';

@Module({
  imports: [AuditModule],
  controllers: [SiteController, AdminSettingsController],
  providers: [SettingsService, SettingsDeskService],
  exports: [SettingsService],
})
export class SettingsModule {}
