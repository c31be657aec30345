import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApprovalsModule } from '../approvals/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SettingsModule } from '../settings/index.js';
import { InvitableDeals } from './invitations/invitable-deals.port.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsPersonalData } from './invitations/invitations.personal-data.js';
import { InvitationsRetention } from './invitations/invitations.retention.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { InviteLink } from './invitations/invite-link.entity.js';
import { InviteReward } from './invitations/invite-reward.entity.js';
import { InviteRewards } from './invitations/invite-rewards.service.js';
import { InviteNotifications } from './invitations/notifications/invite.notifications.js';
import { LoyaltyService } from './loyalty.service.js';
import { PointCorrectionsService } from './point-corrections.service.js';
import { PointsEntry } from './points-entry.entity.js';
import { PointsController } from './points.controller.js';
import { LoyaltyPersonalData } from './loyalty.personal-data.js';
import { PointCorrectionNotifications } from './notifications/point-correction.notifications.js';
import { ReturnedMembershipsConsumer } from './returned-memberships.consumer.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PointsEntry, InviteLink, InviteReward]),
    ApprovalsModule,
    NotificationsModule,
    SettingsModule,
  ],
  controllers: [PointsController, InvitationsController],
  providers: [
    InvitableDeals,
    InvitationsPersonalData,
    InvitationsRetention,
    InvitationsService,
    InviteNotifications,
    InviteRewards,
    PointCorrectionNotifications,
    LoyaltyPersonalData,
    LoyaltyService,
    PointCorrectionsService,
    ReturnedMembershipsConsumer,
  ],
  exports: [InvitableDeals, InviteRewards, LoyaltyService, PointCorrectionsService],
})
export class LoyaltyModule {}
