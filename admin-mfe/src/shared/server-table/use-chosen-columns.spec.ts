import { expect, test } from '@jest/globals';
import { chosenIn } from './use-chosen-columns';

const KEYS = ['name', 'email', 'city'];

test.each([
  [null, null],
  ['', null],
  ['name,city', ['name', 'city']],
  ['city,unknown', ['city']],
  ['unknown', null],
  ['name,email,city', null],
])('the columns %s of an address show %j', (asked, chosen) => {
  expect(chosenIn(asked, KEYS)).toEqual(chosen);
});
