import { Injectable } from '@nestjs/common';
import { assertRight } from '../../common/access/access.policy.js';
import type { AdminRight } from '../../common/access/rights.js';

/** Part of a decision that was not applied, such as a deal above the plan's limit. */
export interface LeftOut {
  kind: string;
  id: string;
  code: string;
}

/** Decision about one item. */
export interface WorkDecision {
  /** The item's id. */
  subject: string;
  adminId: number;
  /** Version that the admin saw. */
  version: number | undefined;
  /** Other fields of the request. */
  request: Record<string, unknown>;
  /** True if a failing part fails the whole decision. Otherwise the part is left out. */
  isStrict: boolean;
}

/** Applies a decision with the service of its module, within the caller's transaction. */
export type WorkAct = (decision: WorkDecision) => Promise<LeftOut[]> | Promise<void>;

/** Kind of work items. */
export interface WorkKind {
  kind: string;
  /** Right of the admins who see and decide these items (rule Y9). */
  right: AdminRight;
  /**
   * SELECT of the waiting items, with the columns kind, id, subject_id, title, title_ne, business_id, business, facts, lane, blocked_kind,
   * blocked_id, blocked_reason, since, due_at, version, actions, owner_id. `$1` is the result of `dueAmount`.
   */
  items: string;
  /** Reads the setting on which the due time depends, in business days or hours. */
  dueAmount?: () => Promise<number>;
  /** SELECT that locks the item `$1` (text) and returns its `version`. Required for kinds with `acts`. */
  lockedVersion?: string;
  /** Functions by action, named as in the `actions` of the items. */
  acts?: Readonly<Record<string, WorkAct>>;
}

/** Registry of the kinds of work items (rule WB1). */
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

  /** Returns the kinds that an admin with these rights may see. */
  visibleTo(rights: readonly AdminRight[]): readonly WorkKind[] {
    return this.all.filter(({ right }) => rights.includes(right));
  }

  /** @throws admin.right-missing (403) for a kind that needs another right */
  assertVisible(kind: string, rights: readonly AdminRight[]): void {
    const known = this.kinds.get(kind);
    if (known) assertRight(rights, known.right);
  }

  /** @throws Error if the action is not registered */
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
