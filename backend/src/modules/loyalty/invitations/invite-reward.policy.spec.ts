import { reasonToWithhold, type RewardFacts } from './invite-reward.policy.js';

const STRANGERS: RewardFacts = {
  isSameDevice: false,
  isSamePaymentAccount: false,
  isSamePhone: false,
  isSameBusiness: false,
  slot: 10,
};

describe('the reward of an invitation (IV3)', () => {
  it('is given to two who share nothing', () => {
    expect(reasonToWithhold(STRANGERS)).toBeNull();
  });

  it.each([
    ['device', { isSameDevice: true }],
    ['payment-account', { isSamePaymentAccount: true }],
    ['phone', { isSamePhone: true }],
    ['business', { isSameBusiness: true }],
    ['monthly-limit', { slot: null }],
  ])('is withheld: %s', (reason, facts) => {
    expect(reasonToWithhold({ ...STRANGERS, ...facts })).toBe(reason);
  });

  it('names a common device before a full month', () => {
    expect(reasonToWithhold({ ...STRANGERS, isSameDevice: true, slot: null })).toBe('device');
  });
});
