import { isNetwork, plainAddress } from './network.js';

describe('a network of an allow-list (AK6)', () => {
  it.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32', '::1/128'])(
    'may be %s',
    (text) => expect(isNetwork(text)).toBe(true),
  );

  it.each([
    '',
    'localhost',
    '203.0.113',
    '203.0.113.7/33',
    '203.0.113.7/',
    '::1/129',
    '1.2.3.4/08',
    ' ::1',
    7,
    null,
  ])('is never %p', (value) => expect(isNetwork(value)).toBe(false));

  it('is compared with the address of the caller in its own family', () => {
    expect(plainAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(plainAddress('fe80::1%eth0')).toBe('fe80::1');
    expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
  });
});
