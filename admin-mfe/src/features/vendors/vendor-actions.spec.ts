import { expect, test } from '@jest/globals';
import { actionsFor, needsReason } from './vendor-actions';

test('what can be done follows the state', () => {
  expect(actionsFor('pending')).toEqual(['verify', 'reject']);
  expect(actionsFor('verified')).toEqual(['suspend']);
  expect(actionsFor('suspended')).toEqual(['reinstate']);
  expect(actionsFor('rejected')).toEqual([]);
});

test('only verifying needs no reason', () => {
  expect(needsReason('verify')).toBe(false);
  expect(needsReason('suspend')).toBe(true);
});
