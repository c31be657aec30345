import { readTrustedProxies } from './trusted-proxies.js';

describe('TRUSTED_PROXIES', () => {
  it('trusts the shell on this machine by default', () => {
    expect(readTrustedProxies(undefined)).toEqual(['127.0.0.1', '::1']);
  });

  it.each(['0', '1'])('counts the shell as one proxy when it is %s', (text) => {
    const isTrusted = readTrustedProxies(text) as (address: string, hop: number) => boolean;
    expect([0, 1].map((hop) => isTrusted('192.0.2.1', hop))).toEqual([true, false]);
  });

  it('takes addresses and ranges', () => {
    expect(readTrustedProxies('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each(['-1', 'shell', '10.0.0.0/33', '1, 10.0.0.1'])('rejects %s and names the variable', (text) => {
    expect(() => readTrustedProxies(text)).toThrow('TRUSTED_PROXIES');
  });
});
