import { expect, test } from '@jest/globals';
import { actsFor } from './message-states';

test('offers what the state of a message allows (MS1)', () => {
  const mine = { id: 7, name: 'Asmita Rai' };
  expect(actsFor({ state: 'new', assignee: null }, 7)).toEqual(['take', 'assign', 'reply', 'close']);
  expect(actsFor({ state: 'in-progress', assignee: mine }, 7)).toEqual([
    'assign',
    'release',
    'reply',
    'close',
  ]);
  expect(actsFor({ state: 'in-progress', assignee: mine }, 8)).toContain('take');
  expect(actsFor({ state: 'answered', assignee: mine }, 7)).toEqual(['reply', 'reopen', 'close']);
  expect(actsFor({ state: 'closed', assignee: mine }, 7)).toEqual(['reopen']);
});
