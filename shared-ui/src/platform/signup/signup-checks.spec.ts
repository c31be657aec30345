import { describe, expect, test } from '@jest/globals';
import { concerns, emptySignup, findSignupFieldError } from './signup-checks';

const complete = {
  firstName: 'Sujata',
  lastName: 'Rai',
  email: 'sujata@example.com',
  phone: '9800000000',
  city: 'Lalitpur',
  password: 'momo-2026',
  confirmPassword: 'momo-2026',
};

describe('the checks of a sign-up', () => {
  test('come in their order', () => {
    const wrong = { ...complete, email: 'sujata', password: 'abc', confirmPassword: 'abd' };
    expect(findSignupFieldError({ ...wrong, city: ' ' })).toBe('missing');
    expect(findSignupFieldError(wrong)).toBe('mismatch');
    expect(findSignupFieldError({ ...wrong, confirmPassword: 'abc' })).toBe('tooShort');
    expect(findSignupFieldError({ ...complete, email: 'sujata' })).toBe('invalidEmail');
    expect(findSignupFieldError(complete)).toBeNull();
  });

  test('point at the fields they are about', () => {
    expect(concerns('missing', 'city', emptySignup)).toBe(true);
    expect(concerns('missing', 'city', complete)).toBe(false);
    expect(concerns('mismatch', 'confirmPassword', complete)).toBe(true);
    expect(concerns(null, 'city', emptySignup)).toBe(false);
  });
});
