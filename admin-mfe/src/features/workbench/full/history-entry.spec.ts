import { expect, test } from '@jest/globals';
import { reasonOf } from './history-entry';

test('an entry says why', () => {
  const why = (action: string, after: Record<string, unknown> | null) => reasonOf({ action, after });
  expect(why('vendor.rejected', { status: 'rejected', reason: 'Not readable' })).toBe('Not readable');
  expect(why('deal.rejected', { rejectionReason: 'Price unclear' })).toBe('Price unclear');
  expect(why('deal.change-asked', { rejectionReason: 'old', note: 'Say how many.' })).toBe('Say how many.');
  expect(why('deal.approved', { rejectionReason: null })).toBe('');
  expect(why('vendor.submitted', { fields: ['vatNumber', 'tax'] })).toEqual(['vatNumber', 'tax']);
  expect(why('deal.approved', null)).toBe('');
});
