import { expect, test } from '@jest/globals';
import { readMessage } from './push-messages';

const message = { title: 'You used your code', text: '10 points', path: '/dashboard/passes', tag: 'a' };

test('a message of the site is read', () => {
  expect(readMessage(message)).toEqual(message);
});

test.each([
  undefined,
  'text',
  {},
  { ...message, path: '//other.example' },
  { ...message, path: 'https://other.example' },
  { ...message, title: 7 },
])('%j is no message of the site', (data) => {
  expect(readMessage(data)).toBeUndefined();
});
