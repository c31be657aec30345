import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { AuthModule } from '../auth/index.js';
import { SettingsModule } from '../settings/index.js';
import { WorklistModule } from '../worklist/index.js';
import { ApprovalKinds } from './approval-kinds.service.js';
import { ApprovalsExpiry } from './approvals-expiry.job.js';
import { ApprovalsWork } from './approvals-work.service.js';
import { Approvals } from './approvals.service.js';
import { SecondAdminLimit } from './second-admin-limit.service.js';

@Module({
  imports: [AuditModule, AuthModule, SettingsModule, WorklistModule],
  providers: [ApprovalKinds, Approvals, ApprovalsExpiry, ApprovalsWork, SecondAdminLimit],
  exports: [ApprovalKinds, Approvals],
})
export class ApprovalsModule {}
