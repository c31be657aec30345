export class AuditActorView {
  id: number;
  /** `#` and the id if the account was erased. */
  name: string;
}

/** Action of an admin, or a movement of money. */
export class AuditEntryView {
  id: number;
  at: string;
  /** Null for actions of the system or its operator. */
  actor: AuditActorView | null;
  action: string;
  subjectType: string;
  subjectId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
}
