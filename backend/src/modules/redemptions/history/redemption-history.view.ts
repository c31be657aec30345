/** One use of a deal, for the history of its business. */
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
  /** First name of the staff member, or name of the API key, that accepted the pass. */
  usedBy: string;
  /** Number of the bill in the program that accepted it. */
  reference: string | null;
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

export class AcceptingKeyView {
  id: number;
  name: string;
}

/** Filter options of the history: the used deals, the accepting staff and API keys. */
export class RedemptionChoicesView {
  deals: UsedDealView[];
  staff: AcceptingStaffView[];
  keys: AcceptingKeyView[];
}
