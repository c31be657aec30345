import { describe, expect, test } from '@jest/globals';
import { readTrustedProxies } from './trusted-proxies';

describe('TRUSTED_PROXIES', () => {
  test.each([undefined, '', ' ', '0'])('%j trusts no proxy', (text) => {
    const trusted = readTrustedProxies(text);
    expect(trusted === false || (trusted as string[]).length === 0).toBe(true);
  });

  test('a number trusts that many addresses before the server', () => {
    const trusted = readTrustedProxies('2') as (address: string, hop: number) => boolean;
    expect([0, 1, 2].map((hop) => trusted('192.0.2.1', hop))).toEqual([true, true, false]);
  });

  test('a list names addresses and ranges', () => {
    expect(readTrustedProxies('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
  });

  test.each(['-1', '1.5', 'loadbalancer', '10.0.0.0/33', '10.0.0.1/8/8', '1, 10.0.0.1', '10.0.0.0/x'])(
    'rejects %s and names the variable',
    (text) => {
      expect(() => readTrustedProxies(text)).toThrow('TRUSTED_PROXIES');
    },
  );
});
