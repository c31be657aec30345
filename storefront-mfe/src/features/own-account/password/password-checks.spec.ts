import { expect, test } from '@jest/globals';
import { findPasswordFieldErrors } from './password-checks';

const form = { currentPassword: 'a', newPassword: 'two plates', repeated: 'two plates' };

test('every password is needed', () => {
  expect(findPasswordFieldErrors({ ...form, currentPassword: '', repeated: '' })).toEqual([
    { field: 'currentPassword', text: 'missing' },
    { field: 'repeated', text: 'missing' },
  ]);
});

test('the new one is typed twice alike', () => {
  expect(findPasswordFieldErrors(form)).toEqual([]);
  expect(findPasswordFieldErrors({ ...form, repeated: 'two plate' })).toEqual([
    { field: 'repeated', text: 'passwordMismatch' },
  ]);
});
