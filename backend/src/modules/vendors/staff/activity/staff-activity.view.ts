/** Action of a member of the business, from the audit log. */
export class StaffActivityView {
  id: number;
  /** ISO 8601. */
  at: string;
  /** Such as `pass.voided`. */
  action: string;
  /** @example 'pass' */
  subjectType: string;
  subjectId: string;
}
