import type { PointsKind } from './points-entry.entity.js';

/** One movement of points. */
export class PointsEntryView {
  id: number;
  /** Negative when points were taken back or spent. */
  delta: number;
  /** `invite`: somebody whom the customer invited used a first code; `invited`: the customer's own first code after an invitation. */
  kind: PointsKind;
  multiplier: number;
  createdAt: string;
  /** From when on they can be spent; null when they can be, or were taken back. */
  spendableAt: string | null;
  dealId: number | null;
  dealTitle: string | null;
  dealTitleNe: string | null;
}
