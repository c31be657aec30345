import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { GoLiveController } from './go-live.controller.js';
import { GoLiveService } from './go-live.service.js';

@Module({
  imports: [SettingsModule],
  controllers: [GoLiveController],
  providers: [GoLiveService],
})
export class GoLiveModule {}
