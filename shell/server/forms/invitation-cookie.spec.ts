import { expect, test } from '@jest/globals';
import { invitationAt, invitationCookie, invitationOf } from './invitation-cookie';

const TOKEN = 'Yz3kD0w1Qm8sV_2a';
const invitation = { dealId: 17, token: TOKEN };

test.each([
  [`/deals/17?i=${TOKEN}`, invitation],
  [`/ne/deals/17?i=${TOKEN}&tab=reviews`, invitation],
  [`/deals?i=${TOKEN}`, null],
  [`/deals/17/offer?i=${TOKEN}`, null],
  ['/deals/17', null],
  ['/deals/17?i=', null],
  ['/deals/17?i=short', null],
  [`/deals/17?i=${TOKEN}%0D%0ASet-Cookie:x=1`, null],
])('the address %s has the invitation %j', (path, expected) => {
  expect(invitationAt(new URL(path, 'https://dobbar.example'))).toEqual(expected);
});

test('the cookie contains the invitation, is sent with forms only and hidden from scripts', () => {
  const cookie = invitationCookie(invitation);
  expect(cookie).toMatch(/; Path=\/forms; HttpOnly; SameSite=Lax$/);
  expect(invitationOf(`lang=en; ${cookie.split(';')[0]}; other=1`)).toEqual(invitation);
});

test.each([
  undefined,
  '',
  'dobbar_invitation=',
  `dobbar_invitation=x.${TOKEN}`,
  `my_dobbar_invitation=17.${TOKEN}`,
])('the cookies %j contain none', (cookies) => {
  expect(invitationOf(cookies)).toBeNull();
});
