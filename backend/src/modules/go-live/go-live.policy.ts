import type { VendorStatus } from '../vendors/index.js';
import type { GoLiveStepName, GoLiveStepView, MissingPaper } from './go-live.view.js';

/** Facts from which the steps are derived. Times are ISO 8601. */
export interface GoLiveFacts {
  status: VendorStatus;
  statusReason: string | null;
  /** Requested change of the business; null if there is none. */
  askedNote: string | null;
  hasVatNumber: boolean;
  hasRegistrationNumber: boolean;
  isEmailVerified: boolean;
  hasTaxPaper: boolean;
  hasRegistrationPaper: boolean;
  /** The latest of the registration and its papers. */
  papersSince: string;
  /** End of the last business day of the decision about the business. */
  papersDueAt: string;
  hasBranch: boolean;
  hasCard: boolean;
  hasApprovedDeal: boolean;
  dealSentAt: string | null;
  dealDueAt: string | null;
  rejectedDealId: number | null;
  dealReason: string | null;
  /** Pending deal with a requested change. */
  askedDealId: number | null;
  dealAskedNote: string | null;
  draftId: number | null;
  hasRedemptions: boolean;
}

/** Maximum number of business days until the decision about a deal. */
export const DEAL_DAYS = 1;

const MINUTES: Readonly<Record<GoLiveStepName, number>> = {
  email: 1,
  papers: 3,
  branch: 2,
  deal: 3,
  card: 1,
};

const stepOf = (step: GoLiveStepName, own: Partial<GoLiveStepView>): GoLiveStepView => ({
  step,
  state: 'open',
  minutes: MINUTES[step],
  reason: null,
  waitsFor: null,
  since: null,
  expectedBy: null,
  missing: [],
  dealId: null,
  draftId: null,
  ...own,
});

function missingPapers(facts: GoLiveFacts): MissingPaper[] {
  const needed = [
    ['tax', facts.hasTaxPaper],
    ['registration', facts.hasRegistrationPaper],
    ['vatNumber', facts.hasVatNumber],
    ['registrationNumber', facts.hasRegistrationNumber],
  ] as const;
  return needed.filter(([, isThere]) => !isThere).map(([name]) => name);
}

const WAS_VERIFIED: ReadonlySet<VendorStatus> = new Set(['verified', 'suspended']);

function papersStep(facts: GoLiveFacts): GoLiveStepView {
  const missing = missingPapers(facts);
  if (WAS_VERIFIED.has(facts.status)) return stepOf('papers', { state: 'done' });
  if (facts.status === 'rejected')
    return stepOf('papers', { state: 'sent-back', reason: facts.statusReason, missing });
  if (facts.askedNote !== null)
    return stepOf('papers', { state: 'sent-back', reason: facts.askedNote, missing });
  if (missing.length > 0) return stepOf('papers', { missing });
  return stepOf('papers', {
    state: 'in-check',
    since: facts.papersSince,
    expectedBy: facts.papersDueAt,
  });
}

/** A deal of a business that is not verified yet is decided after the business. */
function dealStep(facts: GoLiveFacts, papers: GoLiveStepView): GoLiveStepView {
  const { draftId, dealSentAt: since } = facts;
  if (facts.hasApprovedDeal) return stepOf('deal', { state: 'done' });
  if (facts.askedDealId !== null)
    return stepOf('deal', {
      state: 'sent-back',
      reason: facts.dealAskedNote,
      dealId: facts.askedDealId,
      draftId,
    });
  if (since !== null) {
    const isVerified = papers.state === 'done';
    return stepOf('deal', {
      state: 'in-check',
      since,
      waitsFor: isVerified ? null : 'papers',
      expectedBy: isVerified ? facts.dealDueAt : papers.expectedBy,
      draftId,
    });
  }
  if (facts.rejectedDealId === null) return stepOf('deal', { draftId });
  return stepOf('deal', {
    state: 'sent-back',
    reason: facts.dealReason,
    dealId: facts.rejectedDealId,
    draftId,
  });
}

function cardStep({ hasBranch, hasCard }: GoLiveFacts): GoLiveStepView {
  if (hasCard) return stepOf('card', { state: 'done' });
  return stepOf('card', hasBranch ? {} : { state: 'waits', waitsFor: 'branch' });
}

/** Returns the onboarding steps until customers can find the business. */
export function goLiveSteps(facts: GoLiveFacts): GoLiveStepView[] {
  const papers = papersStep(facts);
  return [
    stepOf('email', { state: facts.isEmailVerified ? 'done' : 'open' }),
    papers,
    stepOf('branch', { state: facts.hasBranch ? 'done' : 'open' }),
    dealStep(facts, papers),
    cardStep(facts),
  ];
}
