import { describe, expect, test } from '@jest/globals';
import { choiceOf, getsLive, newVisitor, releaseCookie } from './visitor-choice';

const release = { name: 'vendor', live: '1.0.1-bbbbbbbbbb', share: 10 };
const visitors = Array.from({ length: 2000 }, newVisitor);

describe('the version of a visitor', () => {
  test('is read from a cookie without a meaning, or from a request', () => {
    const id = newVisitor();
    const cookie = releaseCookie(id, 'https://dobbar.example');
    expect(cookie).toContain('; Secure');
    expect(releaseCookie(id, 'http://localhost')).not.toContain('Secure');
    expect(choiceOf(`a=b; ${cookie.split(';')[0]}`)).toEqual({ id, wantsNew: undefined });
    expect(choiceOf('dobbar_canary=1')).toEqual({ id: undefined, wantsNew: true });
    expect(choiceOf('dobbar_canary=0; x=1').wantsNew).toBe(false);
    expect(choiceOf('dobbar_release=../evil; dobbar_canary=2')).toEqual({});
    expect(choiceOf(undefined)).toEqual({});
  });

  test('is the live one for about the share of the visitors, who keep it while the share grows', () => {
    const first = visitors.filter((id) => getsLive({ id }, release));
    expect(first.length / visitors.length).toBeGreaterThan(0.06);
    expect(first.length / visitors.length).toBeLessThan(0.14);
    expect(first.every((id) => getsLive({ id }, { ...release, share: 30 }))).toBe(true);
  });

  test('differs from release to release', () => {
    const next = { ...release, live: '1.0.2-cccccccccc' };
    const [first, second] = [release, next].map((one) => visitors.filter((id) => getsLive({ id }, one)));
    expect(first).not.toEqual(second);
  });

  test('is the one before without a cookie, and the requested one at any share', () => {
    expect(getsLive({}, release)).toBe(false);
    expect(getsLive({ wantsNew: true }, { ...release, share: 0 })).toBe(true);
    expect(getsLive({ wantsNew: false }, { ...release, share: 99 })).toBe(false);
    expect(getsLive({}, { ...release, share: 100 })).toBe(true);
    expect(getsLive({ id: visitors[0] }, { ...release, share: 0 })).toBe(false);
  });
});
