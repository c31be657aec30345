import { type GoLiveFacts, goLiveSteps } from './go-live.policy.js';

const NEW: GoLiveFacts = {
  status: 'pending',
  statusReason: null,
  askedNote: null,
  hasVatNumber: false,
  hasRegistrationNumber: false,
  isEmailVerified: false,
  hasTaxPaper: false,
  hasRegistrationPaper: false,
  papersSince: '2026-11-20T04:00:00.000Z',
  papersDueAt: '2026-11-24T12:15:00.000Z',
  hasBranch: false,
  hasCard: false,
  hasApprovedDeal: false,
  dealSentAt: null,
  dealDueAt: null,
  rejectedDealId: null,
  dealReason: null,
  askedDealId: null,
  dealAskedNote: null,
  draftId: null,
  hasRedemptions: false,
};
const SENT: Partial<GoLiveFacts> = {
  hasVatNumber: true,
  hasRegistrationNumber: true,
  hasTaxPaper: true,
  hasRegistrationPaper: true,
};

const stepsOf = (facts: Partial<GoLiveFacts>) => goLiveSteps({ ...NEW, ...facts });
const statesOf = (facts: Partial<GoLiveFacts>) => stepsOf(facts).map(({ state }) => state);
const stepOf = (facts: Partial<GoLiveFacts>, at: number) => stepsOf(facts)[at];

describe('the steps of a new business', () => {
  it('are open, and the card waits for the branch', () => {
    expect(statesOf({})).toEqual(['open', 'open', 'open', 'open', 'waits']);
    expect(stepOf({}, 4)).toMatchObject({ waitsFor: 'branch' });
    expect(statesOf({ hasBranch: true })[4]).toBe('open');
    expect(statesOf({ hasBranch: true, hasCard: true })[4]).toBe('done');
  });

  it('name each paper and number that is missing', () => {
    expect(stepOf({}, 1)).toMatchObject({
      missing: ['tax', 'registration', 'vatNumber', 'registrationNumber'],
    });
    expect(stepOf({ ...SENT, hasVatNumber: false }, 1)).toMatchObject({
      state: 'open',
      missing: ['vatNumber'],
    });
  });

  it('are checked from the last paper on', () => {
    expect(stepOf(SENT, 1)).toMatchObject({
      state: 'in-check',
      since: NEW.papersSince,
      expectedBy: NEW.papersDueAt,
    });
  });

  it('say why the papers and the deal came back', () => {
    const rejected = { ...SENT, status: 'rejected', statusReason: 'The photo is cut off.' } as const;
    expect(stepOf(rejected, 1)).toMatchObject({ state: 'sent-back', reason: 'The photo is cut off.' });
    expect(stepOf({ rejectedDealId: 7, dealReason: 'Say how many.' }, 3)).toMatchObject({
      state: 'sent-back',
      reason: 'Say how many.',
      dealId: 7,
    });
  });

  it('are sent back with the change that an admin asked for', () => {
    const asked = { ...SENT, askedNote: 'The number differs.' };
    expect(stepOf(asked, 1)).toMatchObject({ state: 'sent-back', reason: 'The number differs.' });
    const deal = { dealSentAt: '2026-11-20T06:00:00.000Z', askedDealId: 8, dealAskedNote: 'Say how many.' };
    expect(stepOf(deal, 3)).toMatchObject({ state: 'sent-back', reason: 'Say how many.', dealId: 8 });
  });

  it('expect the decision on a deal after the one on the business', () => {
    const sent = { dealSentAt: '2026-11-20T06:00:00.000Z', dealDueAt: '2026-11-23T12:15:00.000Z' };
    expect(stepOf(sent, 3)).toMatchObject({
      state: 'in-check',
      waitsFor: 'papers',
      expectedBy: null,
    });
    expect(stepOf({ ...SENT, ...sent }, 3)).toMatchObject({ expectedBy: NEW.papersDueAt });
    expect(stepOf({ status: 'verified', ...sent }, 3)).toMatchObject({
      waitsFor: null,
      expectedBy: sent.dealDueAt,
    });
  });

  it('are done for a business that was verified and has a deal', () => {
    const facts = { status: 'suspended', isEmailVerified: true, hasApprovedDeal: true } as const;
    expect(statesOf({ ...facts, hasBranch: true, hasCard: true })).toEqual(Array(5).fill('done'));
  });
});
