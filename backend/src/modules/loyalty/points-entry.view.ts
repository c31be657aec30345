import type { PointsKind } from './points-entry.entity.js';

/** One entry of the points ledger. */
export class PointsEntryView {
  id: number;
  /** Negative for reversed or spent points. */
  delta: number;
  /**
   * `invite`: first code used by a customer whom this customer invited; `invited`: the customer's own first
   * code after an invitation.
   */
  kind: PointsKind;
  multiplier: number;
  createdAt: string;
  /** Time from which they can be spent; null if they can be spent now or were reversed. */
  spendableAt: string | null;
  dealId: number | null;
  dealTitle: string | null;
  dealTitleNe: string | null;
}
