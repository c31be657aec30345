import { expect, test } from '@jest/globals';
import { actionsFor } from './vendor-actions';

const nothing = { isTest: false, proposedName: null, proposedNameNe: null, proposedCategory: null };

test('what can be done follows the state', () => {
  expect(actionsFor({ status: 'pending', ...nothing })).toEqual(['verify', 'reject']);
  expect(actionsFor({ status: 'verified', ...nothing })).toEqual(['suspend']);
  expect(actionsFor({ status: 'suspended', ...nothing })).toEqual(['reinstate']);
  expect(actionsFor({ status: 'rejected', ...nothing })).toEqual([]);
});

test.each([{ proposedCategory: 'Cafes' }, { proposedName: 'Momo Ghar' }, { proposedNameNe: 'मम घर' }])(
  'another name or category can be approved or rejected: %j',
  (proposal) => {
    expect(actionsFor({ status: 'verified', ...nothing, ...proposal })).toEqual([
      'suspend',
      'approveChange',
      'rejectChange',
    ]);
  },
);

test('a test business stays suspended; only its new name can be decided', () => {
  const tested = { ...nothing, status: 'suspended', isTest: true } as const;
  expect(actionsFor(tested)).toEqual([]);
  expect(actionsFor({ ...tested, proposedName: 'Momo Ghar' })).toEqual(['approveChange', 'rejectChange']);
});

test('a pending business waits until its owner has verified the e-mail, and can be rejected', () => {
  expect(actionsFor({ status: 'pending', ...nothing, isOwnerVerified: false })).toEqual(['reject']);
  expect(actionsFor({ status: 'pending', ...nothing, isOwnerVerified: true })).toEqual(['verify', 'reject']);
  expect(actionsFor({ status: 'verified', ...nothing, isOwnerVerified: false })).toEqual(['suspend']);
});
