import { expect, test } from '@jest/globals';
import { actionsFor } from './vendor-actions';

const nothing = { proposedName: null, proposedCategory: null };

test('what can be done follows the state', () => {
  expect(actionsFor({ status: 'pending', ...nothing })).toEqual(['verify', 'reject']);
  expect(actionsFor({ status: 'verified', ...nothing })).toEqual(['suspend']);
  expect(actionsFor({ status: 'suspended', ...nothing })).toEqual(['reinstate']);
  expect(actionsFor({ status: 'rejected', ...nothing })).toEqual([]);
});

test('another name or category can be approved or rejected', () => {
  const proposal = { ...nothing, proposedCategory: 'Cafes' };
  expect(actionsFor({ status: 'verified', ...proposal })).toEqual([
    'suspend',
    'approveChange',
    'rejectChange',
  ]);
});
