import { defineError } from '../../../common/errors/app-error.js';

export const InvitationMissing = defineError(
  'invitation.not-found',
  'not-found',
  'There is no such invitation.',
);
export const InvitationExpired = defineError('invitation.expired', 'gone', 'This invitation has ended.');
