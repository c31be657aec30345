import { refusal } from '../../common/errors/app-error.js';

export const ApprovalMissing = refusal('approval.not-found', 'not-found', 'There is no such request.');
export const ApprovalPending = refusal(
  'approval.pending',
  'conflict',
  'A second admin has to approve this first.',
);
export const ApprovalDecided = refusal(
  'approval.decided',
  'conflict',
  'This request was decided before, or it is too old.',
);
export const OwnRequest = refusal(
  'approval.own-request',
  'forbidden',
  'Another admin has to approve what you asked for.',
);
