import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { AuthModule } from '../auth/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { VendorsModule } from '../vendors/index.js';
import { StaffInvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { StaffNotifications } from './notifications/staff.notifications.js';
import { StaffBranches } from './staff-branches.service.js';
import { StaffMailsConsumer } from './staff-mails.consumer.js';
import { StaffController } from './staff.controller.js';
import { StaffPersonalData } from './staff.personal-data.js';
import { StaffService } from './staff.service.js';

@Module({
  imports: [AuditModule, AuthModule, NotificationsModule, VendorsModule],
  controllers: [StaffController, StaffInvitationsController],
  providers: [
    StaffNotifications,
    InvitationsService,
    StaffBranches,
    StaffMailsConsumer,
    StaffPersonalData,
    StaffService,
  ],
})
export class StaffModule {}
