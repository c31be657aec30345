import type { SessionUser } from '../../../common/access/session-user.js';

/** Replaces `me` by the id of the current admin. */
export function askedAssignee(asked: string | undefined, admin: SessionUser): number | 'none' | undefined {
  if (asked === 'me') return admin.id;
  return asked === 'none' || asked === undefined ? asked : Number(asked);
}
