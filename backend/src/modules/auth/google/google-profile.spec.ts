import type { IDToken } from 'openid-client';
import { googleProfileOf } from './google-profile.js';

const token = (claims: object): IDToken =>
  ({ iss: 'https://accounts.google.com', aud: 'id', sub: '42', iat: 0, exp: 1, ...claims }) as IDToken;

describe('the profile of an ID token', () => {
  it.each([
    [{ email: 'Sita@Gmail.com', email_verified: true }, true],
    [{ email: 'sita@shop.example', email_verified: true, hd: 'shop.example' }, true],
    [{ email: 'sita@elsewhere.example', email_verified: true }, false],
    [{ email: 'sita@gmail.com', email_verified: false }, false],
    [{ email: 'sita@gmail.com.evil.example', email_verified: true }, false],
  ])('%j: the mailbox is proven: %s', (claims, isProven) => {
    expect(googleProfileOf(token(claims))?.isMailboxOwner).toBe(isProven);
  });

  it('takes the names, without control characters and at most 60 characters long', () => {
    const claims = { email: 'sita@gmail.com', given_name: ` Si\u0000ta `, family_name: 'R'.repeat(80) };
    expect(googleProfileOf(token(claims))).toMatchObject({ firstName: 'Sita', lastName: 'R'.repeat(60) });
  });

  it('falls back to the whole name, then to the address', () => {
    expect(googleProfileOf(token({ email: 'a@gmail.com', name: 'Sita Rai' }))?.firstName).toBe('Sita Rai');
    expect(googleProfileOf(token({ email: 'asha@gmail.com' }))?.firstName).toBe('asha');
  });

  it('is null without an address', () => {
    expect(googleProfileOf(token({}))).toBeNull();
    expect(googleProfileOf(token({ email: 7 }))).toBeNull();
  });
});
