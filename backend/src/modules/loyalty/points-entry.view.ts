/** One movement of points. */
export class PointsEntryView {
  id: number;
  /** Negative when points were taken back or spent. */
  delta: number;
  kind: 'redemption' | 'reversal' | 'correction' | 'spend' | 'return';
  multiplier: number;
  createdAt: string;
  dealId: number | null;
  dealTitle: string | null;
  dealTitleNe: string | null;
}
