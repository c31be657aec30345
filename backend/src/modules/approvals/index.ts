export { ApprovalMissing, ApprovalPending } from './approval.errors.js';
export { type Approval, type ApprovalKind, ApprovalKinds } from './approval-kinds.service.js';
export { ApprovalsExpiry } from './approvals-expiry.job.js';
export { ApprovalsModule } from './approvals.module.js';
export { Approvals } from './approvals.service.js';
