import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnDecisions } from '../../common/access/own-decisions.js';
import { AuditModule } from '../audit/index.js';
import { AuthModule } from '../auth/index.js';
import { MediaModule, MediaReferences } from '../media/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SettingsModule } from '../settings/index.js';
import { WorklistModule } from '../worklist/index.js';
import { Branch } from './branches/branch.entity.js';
import { BranchesService } from './branches/branches.service.js';
import { CounterCardController } from './counter-card/counter-card.controller.js';
import { CounterCards } from './counter-card/counter-cards.service.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsService } from './documents/documents.service.js';
import { DocumentsCleanupJob } from './documents/documents-cleanup.job.js';
import { NumberReaders } from './documents/number-reader.port.js';
import { PaperNumbers } from './documents/paper-numbers.service.js';
import { PaperNumbersJob } from './documents/paper-numbers.job.js';
import { OpenBusinessChecks } from './open-business-checks.port.js';
import { SavedRepliesController } from './saved-replies/saved-replies.controller.js';
import { SavedReplies } from './saved-replies/saved-replies.service.js';
import { SavedReply } from './saved-replies/saved-reply.entity.js';
import { StaffActivityController } from './staff/activity/staff-activity.controller.js';
import { StaffMember } from './staff/staff-member.entity.js';
import { StaffInvitationsController } from './staff/invitations.controller.js';
import { InvitationsService } from './staff/invitations.service.js';
import { StaffBranches } from './staff/staff-branches.service.js';
import { StaffMailsConsumer } from './staff/staff-mails.consumer.js';
import { StaffPinsController } from './staff/pins/staff-pins.controller.js';
import { StaffPinsPersonalData } from './staff/pins/staff-pins.personal-data.js';
import { StaffPinsRetention } from './staff/pins/staff-pins.retention.js';
import { StaffPins } from './staff/pins/staff-pins.service.js';
import { StaffController } from './staff/staff.controller.js';
import { StaffRoleChecks } from './staff/staff-role-checks.service.js';
import { StaffSessionsModule } from './staff/staff-sessions.module.js';
import { StaffPersonalData } from './staff/staff.personal-data.js';
import { StaffService } from './staff/staff.service.js';
import { Vendor } from './vendor.entity.js';
import { VendorChangesService } from './vendor-changes.service.js';
import { VendorsWork } from './verification/vendors-work.service.js';
import { VendorVerificationService } from './verification/vendor-verification.service.js';
import { VendorsController } from './vendors.controller.js';
import { VendorsService } from './vendors.service.js';
import { VendorsPersonalData } from './vendors.personal-data.js';
import { VendorNotifications } from './notifications/vendor.notifications.js';
import { StaffNotifications } from './staff/staff.notifications.js';
import { MailCheckController } from './test-business/mail-check.controller.js';
import { OWN_VENDOR } from './verification/own-vendor.sql.js';
import { AdminVendorsController } from './verification/admin-vendors.controller.js';
import { SHOWN_BY_VENDOR } from './vendors.sql.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Vendor, Branch, SavedReply, StaffMember]),
    AuthModule,
    AuditModule,
    MediaModule,
    NotificationsModule,
    SettingsModule,
    StaffSessionsModule,
    WorklistModule,
  ],
  controllers: [
    VendorsController,
    CounterCardController,
    DocumentsController,
    SavedRepliesController,
    StaffController,
    StaffActivityController,
    StaffPinsController,
    StaffInvitationsController,
    AdminVendorsController,
    MailCheckController,
  ],
  providers: [
    VendorNotifications,
    StaffNotifications,
    BranchesService,
    CounterCards,
    DocumentsService,
    DocumentsCleanupJob,
    InvitationsService,
    NumberReaders,
    OpenBusinessChecks,
    PaperNumbers,
    PaperNumbersJob,
    SavedReplies,
    StaffBranches,
    StaffMailsConsumer,
    StaffPersonalData,
    StaffPins,
    StaffPinsPersonalData,
    StaffPinsRetention,
    StaffRoleChecks,
    StaffService,
    VendorChangesService,
    VendorsPersonalData,
    VendorsService,
    VendorsWork,
    VendorVerificationService,
  ],
  exports: [
    BranchesService,
    DocumentsService,
    NumberReaders,
    OpenBusinessChecks,
    StaffPins,
    VendorsService,
    VendorVerificationService,
  ],
})
export class VendorsModule {
  constructor(uses: MediaReferences, ownDecisions: OwnDecisions) {
    ownDecisions.register('vendor', OWN_VENDOR);
    uses.register(SHOWN_BY_VENDOR);
  }
}
