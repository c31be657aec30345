import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { RedemptionsModule } from '../redemptions/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { AccountChangesController } from './account-changes.controller.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccountQuery } from './own-account-query.service.js';
import { OwnAccountService } from './own-account.service.js';
import { OwnInvitationsController } from './own-invitations/own-invitations.controller.js';
import { OwnInvitations } from './own-invitations/own-invitations.service.js';
import { OwnDealController } from './own-deal/own-deal.controller.js';
import { OwnDeals } from './own-deal/own-deals.service.js';

@Module({
  imports: [AuthModule, NotificationsModule, RedemptionsModule, ReviewsModule],
  controllers: [OwnAccountController, AccountChangesController, OwnDealController, OwnInvitationsController],
  providers: [OwnAccountQuery, OwnAccountService, OwnDeals, OwnInvitations],
})
export class AccountModule {}
