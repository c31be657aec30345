import { Injectable } from '@nestjs/common';

/** Kinds of requests that may need a second admin. */
export type ApprovalKind = 'payout' | 'payout-run' | 'order-refund' | 'refund-close' | 'honour-decision';

/** A request of an admin for the approval of a second one. */
export interface Approval {
  id: string;
  kind: ApprovalKind;
  /** Id of the business, the payout run, the order or the refund. */
  subjectId: string;
  paisa: number;
  /** Value that was passed to `ask`. */
  request: unknown;
  requestedBy: number;
}

/**
 * Functions of a module that carry out the decision of a second admin. Both run within the transaction of the
 * decision and write no audit entry.
 */
export interface ApprovalActs {
  approve?(approval: Approval): Promise<void>;
  /** @param by the admin who rejected it; the requesting admin if it expired */
  reject?(approval: Approval, by: number, reason: string): Promise<void>;
}

/** Registry of the kinds of requests; each module registers its own. */
@Injectable()
export class ApprovalKinds {
  private readonly acts = new Map<ApprovalKind, ApprovalActs>();

  register(kind: ApprovalKind, acts: ApprovalActs): void {
    if (this.acts.has(kind)) throw new Error(`Approvals of the kind ${kind} are registered twice.`);
    this.acts.set(kind, acts);
  }

  of(kind: ApprovalKind): ApprovalActs {
    const acts = this.acts.get(kind);
    if (!acts) throw new Error(`Nobody registered approvals of the kind ${kind}.`);
    return acts;
  }
}
