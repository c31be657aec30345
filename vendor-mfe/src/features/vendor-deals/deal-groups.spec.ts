import { describe, expect, test } from '@jest/globals';
import { actionsOf, allOf, groupOf } from './deal-groups';

const counts = { pending: 2, active: 3, scheduled: 0, paused: 1, rejected: 0, expired: 4, redemptions: 90 };

describe('the group shown', () => {
  test('is the one the address names', () => {
    expect(groupOf('expired', counts)).toBe('expired');
    expect(groupOf('nonsense', undefined)).toBe('active');
  });

  test('is what waits for approval, else what is active', () => {
    expect(groupOf(null, counts)).toBe('pending');
    expect(groupOf(null, { ...counts, pending: 0 })).toBe('active');
  });
});

describe('a deal', () => {
  test.each([
    ['pending', ['preview', 'edit', 'delete']],
    ['live', ['view', 'edit', 'pause']],
    ['paused', ['preview', 'edit', 'resume']],
    ['expired', ['view', 'similar']],
  ] as const)('that is %s offers %j', (status, actions) => {
    expect(actionsOf(status)).toEqual(actions);
  });

  test('counts once, its redemptions do not', () => {
    expect(allOf(counts)).toBe(10);
  });
});
