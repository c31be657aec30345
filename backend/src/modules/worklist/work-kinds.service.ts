import { Injectable } from '@nestjs/common';

/** A part of a decision that was not carried out with the rest, such as a deal that the plan's limit stops. */
export interface LeftOut {
  kind: string;
  id: string;
  code: string;
}

/** What is decided about one item. */
export interface WorkDecision {
  /** The item's id. */
  subject: string;
  adminId: number;
  /** The version that was looked at. */
  version: number | undefined;
  /** What the route was given besides. */
  request: Record<string, unknown>;
  /** Whether parts that fail make the whole fail; otherwise they are left out. */
  isStrict: boolean;
}

/** Carries a decision out with the existing service, within the transaction of the caller. */
export type WorkAct = (decision: WorkDecision) => Promise<LeftOut[]> | Promise<void>;

/** One kind of items that wait for an admin. */
export interface WorkKind {
  kind: string;
  /**
   * SELECT of the items that wait, with the columns kind, id, subject_id, title, title_ne, business_id, business, facts, lane, blocked_kind,
   * blocked_id, blocked_reason, since, due_at, version, actions, owner_id. `$1` is the result of `dueAmount`.
   */
  items: string;
  /** A number of a setting that the due time depends on: business days, hours. */
  dueAmount?: () => Promise<number>;
  /** SELECT of the `version` of the item `$1` (text), which it locks. Needed by kinds with acts. */
  lockedVersion?: string;
  /** By action, as `actions` of the items name them. */
  acts?: Readonly<Record<string, WorkAct>>;
}

/** Modules register what waits for an admin (rule WB1). */
@Injectable()
export class WorkKinds {
  private readonly kinds = new Map<string, WorkKind>();

  register(...kinds: WorkKind[]): void {
    for (const kind of kinds) {
      if (this.kinds.has(kind.kind)) throw new Error(`Work of the kind ${kind.kind} is registered twice.`);
      this.kinds.set(kind.kind, kind);
    }
  }

  get all(): readonly WorkKind[] {
    return [...this.kinds.values()];
  }

  find(kind: string): WorkKind | undefined {
    return this.kinds.get(kind);
  }

  /** @throws Error when nobody registered how that is carried out */
  actOf(kind: string, action: string): WorkAct {
    const act = this.kinds.get(kind)?.acts?.[action];
    if (!act) throw new Error(`Nobody registered how to ${action} work of the kind ${kind}.`);
    return act;
  }

  /** @throws Error when the kind has no versions */
  lockedVersionOf(kind: string): string {
    const statement = this.kinds.get(kind)?.lockedVersion;
    if (!statement) throw new Error(`Work of the kind ${kind} has no versions.`);
    return statement;
  }
}
