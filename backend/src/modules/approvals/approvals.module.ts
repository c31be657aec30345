import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { AuthModule } from '../auth/index.js';
import { SettingsModule } from '../settings/index.js';
import { ApprovalKinds } from './approval-kinds.service.js';
import { ApprovalsExpiry } from './approvals-expiry.job.js';
import { Approvals } from './approvals.service.js';
import { SecondAdminLimit } from './second-admin-limit.service.js';

@Module({
  imports: [AuditModule, AuthModule, SettingsModule],
  providers: [ApprovalKinds, Approvals, ApprovalsExpiry, SecondAdminLimit],
  exports: [ApprovalKinds, Approvals],
})
export class ApprovalsModule {}
