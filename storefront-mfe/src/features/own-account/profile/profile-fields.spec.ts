import { expect, test } from '@jest/globals';
import { emptyRequired, formOf } from './profile-fields';

const account = { firstName: 'Sujata', lastName: 'Rai', phone: null, address: null, city: 'Pokhara' };

test('a profile becomes a form without nulls', () => {
  expect(formOf(account)).toEqual({ ...account, phone: '', address: '' });
});

test('a name is needed, the rest is not', () => {
  expect(emptyRequired(formOf(account))).toEqual([]);
  expect(emptyRequired({ ...formOf(account), firstName: ' ', lastName: '' })).toEqual(['firstName']);
});
