/** One movement of points. */
export class PointsEntryView {
  id: number;
  /** Negative when points were taken back or spent. */
  delta: number;
  kind: 'redemption' | 'reversal' | 'correction' | 'spend' | 'return' | 'membership-return';
  multiplier: number;
  createdAt: string;
  /** From when on they can be spent; null when they can be, or were taken back. */
  spendableAt: string | null;
  dealId: number | null;
  dealTitle: string | null;
  dealTitleNe: string | null;
}
