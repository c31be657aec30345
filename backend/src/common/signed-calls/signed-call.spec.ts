import { isSignedCall, type SignedCall, signCall } from './signed-call.js';

const SECRET = 'v3ry-R4ndom-0123456789-abcdefghijk';
const NOW = new Date('2026-11-27T06:00:00Z');
const CALL: SignedCall = {
  purpose: 'sandbox-call',
  method: 'PUT',
  path: '/internal/sandbox-keys/1',
  body: { name: 'Till', scopes: [] },
};
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

describe('a signed call between programs of the product', () => {
  const header = signCall(SECRET, CALL, NOW);

  it('is accepted for five minutes', () => {
    expect(isSignedCall(SECRET, CALL, header, NOW)).toBe(true);
    expect(isSignedCall(SECRET, CALL, header, later(299))).toBe(true);
    expect(isSignedCall(SECRET, CALL, header, later(301))).toBe(false);
    expect(isSignedCall(SECRET, CALL, header, later(-301))).toBe(false);
  });

  it('is rejected with another secret, purpose, method, path or body', () => {
    expect(isSignedCall(SECRET, { ...CALL, purpose: 'release-report' }, header, NOW)).toBe(false);
    expect(isSignedCall(`${SECRET}x`, CALL, header, NOW)).toBe(false);
    expect(isSignedCall(SECRET, { ...CALL, method: 'DELETE' }, header, NOW)).toBe(false);
    expect(isSignedCall(SECRET, { ...CALL, path: '/internal/sandbox-keys/2' }, header, NOW)).toBe(false);
    expect(isSignedCall(SECRET, { ...CALL, body: { name: 'Other', scopes: [] } }, header, NOW)).toBe(false);
    expect(isSignedCall(SECRET, { ...CALL, body: undefined }, header, NOW)).toBe(false);
  });

  it('has the signature that the shell sends with a report of releases', () => {
    const body = { shell: 'a', lists: [], views: [], failures: [] };
    const report: SignedCall = {
      purpose: 'release-report',
      method: 'POST',
      path: '/internal/releases',
      body,
    };
    expect(signCall(SECRET, report, NOW)).toBe(
      't=1795759200,v1=de6ce8e641298a33da527bfaa470eacbfcca69589f460b96c9d210b7807154b3',
    );
  });

  it.each([undefined, '', 't=1', 't=x,v1=00', `${signCall(SECRET, CALL, NOW)}0`, ['t=1,v1=2']])(
    'is rejected with the signature %j',
    (wrong) => {
      expect(isSignedCall(SECRET, CALL, wrong, NOW)).toBe(false);
    },
  );
});
