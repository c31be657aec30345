import { defineError } from '../../common/errors/app-error.js';

export const ApprovalMissing = defineError('approval.not-found', 'not-found', 'There is no such request.');
export const ApprovalPending = defineError(
  'approval.pending',
  'conflict',
  'A second admin has to approve this first.',
);
export const ApprovalDecided = defineError(
  'approval.decided',
  'conflict',
  'This request was decided before, or it is too old.',
);
export const OwnRequest = defineError(
  'approval.own-request',
  'forbidden',
  'Another admin has to approve what you asked for.',
);
