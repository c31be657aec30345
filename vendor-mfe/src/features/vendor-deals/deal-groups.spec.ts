import { describe, expect, test } from '@jest/globals';
import { actionsOf, allOf, groupOf } from './deal-groups';

const counts = {
  drafts: 5,
  pending: 2,
  active: 3,
  scheduled: 0,
  paused: 1,
  rejected: 0,
  expired: 4,
  redemptions: 90,
};

describe('the group shown', () => {
  test('is the one the address names', () => {
    expect(groupOf('expired', counts)).toBe('expired');
    expect(groupOf('nonsense', undefined)).toBe('active');
  });

  test('is what came back, what waits for approval, else what is active', () => {
    expect(groupOf(null, { ...counts, rejected: 1 })).toBe('rejected');
    expect(groupOf(null, counts)).toBe('pending');
    expect(groupOf(null, { ...counts, pending: 0 })).toBe('active');
    expect(groupOf(null, { ...counts, pending: 0, active: 0 })).toBe('drafts');
  });
});

describe('a deal', () => {
  test.each([
    ['pending', ['preview', 'edit', 'delete']],
    ['live', ['view', 'edit', 'feature', 'pause', 'similar']],
    ['paused', ['preview', 'edit', 'resume', 'similar']],
    ['expired', ['view', 'similar']],
  ] as const)('that is %s offers %j', (status, actions) => {
    expect(actionsOf({ status, isFeatured: false, featureRequestedAt: null })).toEqual(actions);
  });

  test('asks once to be featured', () => {
    const live = { status: 'live', isFeatured: false, featureRequestedAt: null } as const;
    expect(actionsOf({ ...live, isFeatured: true })).not.toContain('feature');
    expect(actionsOf({ ...live, featureRequestedAt: '2026-11-20T05:00:00.000Z' })).not.toContain('feature');
  });

  test('counts once, drafts too; its redemptions do not', () => {
    expect(allOf(counts)).toBe(15);
  });
});
