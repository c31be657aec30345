/** Cases of a deal or a branch by their reason, and what they cost. */
export class CaseReasonsView {
  refused: number;
  chargedMore: number;
  gaveLess: number;
  notAvailable: number;
  cases: number;
  /** Rupees given back, as points or money. */
  amount: number;
}

export class CaseDealCostsView extends CaseReasonsView {
  id: number;
  title: string;
  titleNe: string | null;
}

export class CaseBranchCostsView extends CaseReasonsView {
  /** Null for codes that were rejected, and for uses without a branch. */
  id: number | null;
  name: string | null;
}

export class GivenBackView {
  cases: number;
  /** Rupees. */
  amount: number;
}

/** What the cases of 12 months cost a business, without withdrawn ones. */
export class CaseCostsView {
  cases: number;
  /** Given back as points: deals that were paid at the counter. */
  points: GivenBackView;
  /** Given back as money: bought codes. */
  refunds: GivenBackView;
  /** New codes. */
  again: number;
  /** The 20 deals with most cases. */
  deals: CaseDealCostsView[];
  /** The 20 branches with most cases. */
  branches: CaseBranchCostsView[];
}
