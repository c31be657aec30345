import { expect, test } from '@jest/globals';
import { networksOf, newKeyOf, NO_KEY } from './key-fields';

test('networks are separated by anything, and each is sent once', () => {
  expect(networksOf(' 203.0.113.7,2001:db8::/32\n203.0.113.7 ; 10.0.0.0/8 ')).toEqual([
    '203.0.113.7',
    '2001:db8::/32',
    '10.0.0.0/8',
  ]);
  expect(networksOf(' \n')).toEqual([]);
});

test('a key ends after a year unless another end is chosen', () => {
  expect(newKeyOf({ ...NO_KEY, name: ' Till ' })).toEqual({
    kind: 'live',
    name: 'Till',
    scopes: [],
    validDays: 365,
    allowedAddresses: [],
    branchId: null,
  });
  expect(newKeyOf({ ...NO_KEY, validDays: '', branchId: '3' })).toMatchObject({
    validDays: null,
    branchId: 3,
  });
});

test('a test key has no branch of the business', () => {
  expect(newKeyOf({ ...NO_KEY, kind: 'test', branchId: '3' })).toMatchObject({
    kind: 'test',
    branchId: null,
  });
});
