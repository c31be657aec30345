import type { ApprovalKind } from '../../approvals/index.js';

export class ApprovalAdminView {
  id: number;
  name: string;
}

/** What one admin asked for, and what another decided. */
export class ApprovalView {
  id: string;
  kind: ApprovalKind;
  /** Of the business, the payout run, the order or the refund. */
  subjectId: string;
  /** The business, or the day of the run; null for an order or a refund. */
  subject: string | null;
  /** The business in Nepali, where it has such a name. */
  subjectNe: string | null;
  /** The payment that the order or refund belongs to. */
  paymentId: string | null;
  /** Whole rupees. */
  amount: number;
  /** The reason or reference that was given with the request. */
  note: string | null;
  state: 'pending' | 'approved' | 'rejected' | 'expired';
  requestedBy: ApprovalAdminView;
  requestedAt: string;
  /** Afterwards it is dropped. */
  expiresAt: string;
  decidedBy: ApprovalAdminView | null;
  decidedAt: string | null;
  /** Why it was rejected. */
  reason: string | null;
}
