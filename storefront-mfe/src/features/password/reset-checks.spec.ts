import { expect, test } from '@jest/globals';
import { findResetFieldError } from './reset-checks';

test.each([
  [{ password: '', repeated: '' }, 'missing'],
  [{ password: 'two plates', repeated: '' }, 'missing'],
  [{ password: 'two plates', repeated: 'two plate' }, 'mismatch'],
  [{ password: 'two plates', repeated: 'two plates' }, null],
])('%j: %s', (form, fieldError) => {
  expect(findResetFieldError(form)).toBe(fieldError);
});
