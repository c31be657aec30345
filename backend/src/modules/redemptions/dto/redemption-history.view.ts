/** One use of a deal, as its business sees it afterwards. */
export class VendorRedemptionView {
  id: string;
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  /** First name and an initial. */
  customer: string;
  state: 'redeemed' | 'voided';
  redeemedAt: string;
  branchId: number | null;
  branchName: string | null;
  /** Who accepted it. */
  acceptedBy: string;
  /** Whole rupees that were charged. */
  amount: number;
  points: number;
  voidedAt: string | null;
  voidReason: string | null;
}
