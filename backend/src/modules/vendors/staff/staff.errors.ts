import { defineError } from '../../../common/errors/app-error.js';

export const StaffMissing = defineError('staff.not-found', 'not-found', 'Nobody like this works here.');
export const LastOwner = defineError(
  'staff.last-owner',
  'conflict',
  'A business keeps at least one owner. Make somebody else an owner first.',
);
export const AlreadyMember = defineError(
  'staff.already-member',
  'conflict',
  'This person already works here.',
);
export const AlreadyInvited = defineError(
  'staff.already-invited',
  'conflict',
  'This person was already invited. You can send the invitation again.',
);
export const InvitationMissing = defineError(
  'staff.invitation-not-found',
  'not-found',
  'There is no such invitation.',
);
export const InvitationInvalid = defineError(
  'staff.invitation-invalid',
  'gone',
  'This invitation is no longer valid. Please ask for a new one.',
);
export const InvitationOfOther = defineError(
  'staff.invitation-of-other',
  'forbidden',
  'This invitation was sent to another email. Please sign in with that one.',
);
