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

export class UsedDealView {
  id: number;
  title: string;
  titleNe: string | null;
}

export class AcceptingStaffView {
  id: number;
  /** First name and an initial; empty once the account is erased. */
  name: string;
}

/** By what the history can be narrowed: the deals that were used, and who accepted. */
export class RedemptionChoicesView {
  deals: UsedDealView[];
  staff: AcceptingStaffView[];
}
