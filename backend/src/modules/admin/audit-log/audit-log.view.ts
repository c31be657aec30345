export class AuditActorView {
  id: number;
  /** `#` and the id if the account was erased. */
  name: string;
}

export class AuditKeyView {
  id: number;
  name: string;
}

/** Action of an admin, or a movement of money. */
export class AuditEntryView {
  id: number;
  at: string;
  /** Null for actions of the system, of its operator and of an API key. */
  actor: AuditActorView | null;
  /** The API key that acted. */
  apiKey: AuditKeyView | null;
  action: string;
  subjectType: string;
  subjectId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
}
