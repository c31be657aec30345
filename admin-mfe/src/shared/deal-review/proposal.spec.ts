import { describe, expect, test } from '@jest/globals';
import type { ManagedDealView } from 'shared-ui/api/admin';
import { changedFields, changedParts, filledFields, proposedDeal, submittedAt } from './proposal';

const deal = {
  title: 'Two plates of momo',
  originalPrice: 500,
  redemptionLimit: null,
  pointsEarned: 0,
  included: [],
  excluded: ['Drinks'],
  submittedAt: '2026-11-01T00:00:00.000Z',
  pendingRevision: null,
} as unknown as ManagedDealView;
const edited: ManagedDealView = {
  ...deal,
  pendingRevision: {
    id: 4,
    submittedAt: '2026-11-20T00:00:00.000Z',
    changes: { originalPrice: 560, title: 'Buff or veg momo' },
  },
};

describe('a change of a live deal', () => {
  test('is laid over the deal', () => {
    expect(proposedDeal(edited)).toMatchObject({ title: 'Buff or veg momo', originalPrice: 560 });
    expect(proposedDeal(deal)).toMatchObject({ title: 'Two plates of momo' });
  });

  test('lists what it alters in the order of the page', () => {
    expect(changedFields(edited)).toEqual(['title', 'originalPrice']);
    expect(changedFields(deal)).toEqual([]);
  });

  test('of the food is compared (D18)', () => {
    const changes = { food: ['veg'] };
    expect(changedFields({ ...deal, pendingRevision: { id: 4, submittedAt: '', changes } })).toEqual([
      'food',
    ]);
  });

  test('names the parts of the card that look different', () => {
    const parts = (changes: object, isNepali = false) =>
      changedParts(
        {
          ...deal,
          titleNe: 'दुई प्लेट मम',
          endDate: '2026-11-30',
          pendingRevision: { id: 4, submittedAt: '', changes },
        },
        isNepali,
      );
    expect(parts({ title: 'Buff momo', originalPrice: 560 })).toEqual(['title', 'before']);
    expect(parts({ title: 'Buff momo' }, true)).toEqual([]);
    expect(parts({ titleNe: 'बफ मम' })).toEqual([]);
    expect(parts({ titleNe: 'बफ मम', endDate: '2026-12-31' }, true)).toEqual(['title', 'until']);
    expect(parts({ description: 'New.' })).toEqual([]);
    expect(changedParts(deal, false)).toEqual([]);
  });

  test('waits since it was submitted', () => {
    expect(submittedAt(edited)).toBe('2026-11-20T00:00:00.000Z');
    expect(submittedAt(deal)).toBe('2026-11-01T00:00:00.000Z');
  });
});

test('a new deal shows only what differs from the defaults', () => {
  const terms = { saleMode: 'counter', taxes: 'vat-extra', passValidityHours: 24 } as const;
  const fields = filledFields({ ...deal, ...terms });
  expect(fields).toContain('taxes');
  expect(fields).not.toContain('saleMode');
  expect(fields).not.toContain('passValidityHours');
  expect(filledFields({ ...deal, ...terms, saleMode: 'prepaid', passValidityHours: 72 })).toEqual(
    expect.arrayContaining(['saleMode', 'passValidityHours']),
  );
});

test('a new deal shows the fields that say something', () => {
  expect(filledFields(deal)).toContain('title');
  expect(filledFields(deal)).not.toContain('redemptionLimit');
  expect(filledFields(deal)).not.toContain('pointsEarned');
  expect(filledFields(deal)).toContain('excluded');
  expect(filledFields(deal)).not.toContain('included');
});
