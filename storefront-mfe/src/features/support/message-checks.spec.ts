import { expect, test } from '@jest/globals';
import { fieldErrorsOf } from './message-checks';

const fields = ['name', 'email', 'message'] as const;

test('a message needs every field, an address and some measure', () => {
  expect(fieldErrorsOf({ name: 'A', email: 'a@b.np', message: 'Hi' }, fields)).toEqual({});
  expect(fieldErrorsOf({ name: ' ', email: '' }, fields)).toEqual({
    name: 'missing',
    email: 'missing',
    message: 'missing',
  });
  expect(fieldErrorsOf({ name: 'A', email: 'a@', message: 'x'.repeat(4_001) }, fields)).toEqual({
    email: 'emailText',
    message: 'tooLong',
  });
});
