import type { KeysetList } from '../../../../common/paging/keyset-list.sql.js';
import type { PageQuery } from '../../../../common/paging/page-query.js';

export interface ActivityOfMember extends PageQuery {
  vendorId: number;
  /** The membership. */
  member: number;
}

/** Subjects of actions for a business. Other actions of a person concern the own account or purchases. */
const SUBJECTS = ['vendor', 'deal', 'review', 'pass', 'payout-account'];

/** Actions of a member since the start of the membership, newest first. */
export const STAFF_ACTIVITY: KeysetList<ActivityOfMember> = {
  from: 'audit_entries a JOIN staff_members m ON m.user_id = a.actor_id AND a.at >= m.created_at',
  id: 'a.id',
  columns: `a.id, iso(a.at) AS at, a.action, a.subject_type AS "subjectType", a.subject_id AS "subjectId"`,
  sorts: { newest: { key: 'a.id', type: 'row', direction: 'DESC' } },
  sort: () => 'newest',
  conditions: ({ vendorId, member }, parameters) => [
    `m.vendor_id = ${parameters.add(vendorId)}`,
    `m.id = ${parameters.add(member)}`,
    `a.subject_type = ANY (${parameters.add(SUBJECTS)}::text[])`,
    `(a.subject_type <> 'vendor' OR a.subject_id = m.vendor_id::text)`,
  ],
};
