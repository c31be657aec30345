import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { DailyTexts, NotificationsModule } from '../notifications/index.js';
import { AdminSettingsController } from './admin-settings.controller.js';
import { SettingsAdminService } from './settings-admin.service.js';
import { SettingsService } from './settings.service.js';
import { SiteController } from './site.controller.js';

@Module({
  imports: [AuditModule, NotificationsModule],
  controllers: [SiteController, AdminSettingsController],
  providers: [SettingsService, SettingsAdminService],
  exports: [SettingsService],
})
export class SettingsModule {
  constructor(texts: DailyTexts, settings: SettingsService) {
    texts.limitTo(() => settings.value('sms.perDay'));
  }
}
