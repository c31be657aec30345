import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { AccountChangesController } from './account-changes.controller.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccountQuery } from './own-account-query.service.js';
import { OwnAccountService } from './own-account.service.js';

@Module({
  imports: [AuthModule, NotificationsModule],
  controllers: [OwnAccountController, AccountChangesController],
  providers: [OwnAccountQuery, OwnAccountService],
})
export class AccountModule {}
