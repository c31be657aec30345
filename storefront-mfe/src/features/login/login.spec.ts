import { describe, expect, test } from '@jest/globals';
import { pathAfterLogin } from 'shared-ui/platform';
import { findLoginFieldError } from './login-checks';

describe('the checks before signing in', () => {
  test('ask for both fields first, then for an address', () => {
    expect(findLoginFieldError({ email: '', password: 'x' })).toBe('missing');
    expect(findLoginFieldError({ email: 'sujata', password: '' })).toBe('missing');
    expect(findLoginFieldError({ email: 'sujata', password: 'x' })).toBe('invalidEmail');
    expect(findLoginFieldError({ email: ' sujata@example.com ', password: 'x' })).toBeNull();
  });
});

describe('the way on after signing in', () => {
  test('leads back to where it was asked for', () => {
    expect(pathAfterLogin('customer', 'customer', '/deals/7?redeem=1')).toBe('/deals/7?redeem=1');
  });

  test('never leaves this site', () => {
    expect(pathAfterLogin('customer', 'customer', '//evil.example')).toBe('/');
    expect(pathAfterLogin('customer', 'customer', '/\\evil.example')).toBe('/');
    expect(pathAfterLogin('admin', 'customer', 'https://evil.example')).toBe('/dashboard');
  });

  test.each(['/\t/evil.example', '/\n/evil.example', '/deals\r\n', '/\u0000', '/\u007f'])(
    'takes the default instead of %j',
    (returnTo) => {
      expect(pathAfterLogin('customer', 'customer', returnTo)).toBe('/');
    },
  );

  test('goes by role, and by request for who has no business yet', () => {
    expect(pathAfterLogin('customer', 'vendor', null)).toBe('/dashboard/business');
    expect(pathAfterLogin('vendor', 'customer', null)).toBe('/dashboard');
    expect(pathAfterLogin('customer', 'customer', null)).toBe('/');
    expect(pathAfterLogin('customer', 'customer', null, 'counter')).toBe('/dashboard/counter');
    expect(pathAfterLogin('customer', 'customer', '/deals/7', 'counter')).toBe('/deals/7');
  });
});
