import type { ApprovalKind } from '../../approvals/index.js';

export class ApprovalAdminView {
  id: number;
  name: string;
}

/** Request of one admin, and the decision of another. */
export class ApprovalView {
  id: string;
  kind: ApprovalKind;
  /** Id of the business, the payout run, the order or the refund. */
  subjectId: string;
  /** The business, or the day of the run; null for an order or a refund. */
  subject: string | null;
  /** Nepali name of the business, if it has one. */
  subjectNe: string | null;
  /** The payment that the order or refund belongs to. */
  paymentId: string | null;
  /** Whole rupees. */
  amount: number;
  /** Reason or reference given with the request. */
  note: string | null;
  state: 'pending' | 'approved' | 'rejected' | 'expired';
  requestedBy: ApprovalAdminView;
  requestedAt: string;
  /** The request expires at this time. */
  expiresAt: string;
  decidedBy: ApprovalAdminView | null;
  decidedAt: string | null;
  /** Reason of the rejection. */
  reason: string | null;
  /** True if it concerns the caller or a business that the caller works for: another admin decides (rule Y7). */
  isOwn: boolean;
}
