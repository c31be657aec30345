export class AuditActorView {
  id: number;
  /** `#` and the id where the person is not kept any more. */
  name: string;
}

/** One act of an admin, or of money. */
export class AuditEntryView {
  id: number;
  at: string;
  /** Null for what the system or who runs it did. */
  actor: AuditActorView | null;
  action: string;
  subjectType: string;
  subjectId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
}
