import { expect, test } from '@jest/globals';
import { isOfCodes, wayBack } from './way-back';

const back = (from: string) => wayBack(new URLSearchParams({ from }), 'https://dobbar.example');

test('the way back leads to this site alone', () => {
  expect(back('/dashboard/redemptions?state=issued')).toBe('/dashboard/redemptions?state=issued');
  for (const elsewhere of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ])
    expect(back(elsewhere)).toBe('/');
  expect(wayBack(new URLSearchParams(), 'https://dobbar.example')).toBe('/');
});

test('the list of codes is told from other pages', () => {
  expect(['/dashboard/redemptions', '/ne/dashboard/passes?tab=redeemed'].every(isOfCodes)).toBe(true);
  expect(['/', '/deals', '/dashboard', '/dashboard/redemptions-of-a-shop'].some(isOfCodes)).toBe(false);
});
