import { Injectable } from '@nestjs/common';

/** What may need a second admin. */
export type ApprovalKind = 'payout' | 'payout-run' | 'order-refund' | 'refund-close';

/** What one admin asked for. */
export interface Approval {
  id: string;
  kind: ApprovalKind;
  /** Of the business, the run, the order or the refund. */
  subjectId: string;
  paisa: number;
  /** As `ask` was given it. */
  request: unknown;
  requestedBy: number;
}

/** How a module carries out what a second admin decided. Both run within the transaction of the decision and write no audit entry. */
export interface ApprovalActs {
  approve?(approval: Approval): Promise<void>;
  /** @param by the admin who rejected it; who asked for it when nobody decided in time */
  reject?(approval: Approval, by: number, reason: string): Promise<void>;
}

/** Modules register what they ask approval for. */
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
