import { expect, test } from '@jest/globals';
import { codeCookie, dealWithCode } from './code-cookie';

const cookies = `lang=en; ${codeCookie(17).split(';')[0]}`;

test.each([
  ['/deals/17', cookies, 17],
  ['/ne/deals/17', cookies, 17],
  ['/deals/18', cookies, null],
  ['/deals', cookies, null],
  ['/deals/17', undefined, null],
  ['/deals/17', 'dobbar_code=17x', null],
  ['/deals/17', 'other_dobbar_code=17', null],
])('the page %s, asked for with %s, shows the code of %s', (path, sent, dealId) => {
  expect(dealWithCode(path, sent)).toBe(dealId);
});
