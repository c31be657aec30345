import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { AuthModule } from '../auth/index.js';
import { MediaModule, MediaReferences } from '../media/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { Branch } from './branches/branch.entity.js';
import { BranchesService } from './branches/branches.service.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsService } from './documents/documents.service.js';
import { DocumentsCleanupJob } from './documents/documents-cleanup.job.js';
import { VendorNotifications } from './notifications/vendor.notifications.js';
import { StaffMember } from './staff-member.entity.js';
import { Vendor } from './vendor.entity.js';
import { VendorChangesService } from './vendor-changes.service.js';
import { VendorVerificationService } from './vendor-verification.service.js';
import { VendorsController } from './vendors.controller.js';
import { VendorsService } from './vendors.service.js';
import { VendorsPersonalData } from './vendors.personal-data.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Vendor, Branch, StaffMember]),
    AuthModule,
    AuditModule,
    MediaModule,
    NotificationsModule,
  ],
  controllers: [VendorsController, DocumentsController],
  providers: [
    VendorNotifications,
    BranchesService,
    DocumentsService,
    DocumentsCleanupJob,
    VendorChangesService,
    VendorsPersonalData,
    VendorsService,
    VendorVerificationService,
  ],
  exports: [
    BranchesService,
    DocumentsService,
    VendorChangesService,
    VendorsService,
    VendorVerificationService,
  ],
})
export class VendorsModule {
  constructor(uses: MediaReferences) {
    uses.register('SELECT 1 FROM vendors WHERE logo = m.path');
  }
}
