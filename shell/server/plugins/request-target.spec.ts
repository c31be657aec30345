import { describe, expect, test } from '@jest/globals';
import { readRequestTarget } from './request-target';

describe('a request target', () => {
  test.each([
    '/',
    '/ne/deals/12',
    '/deals?search=%2F%2F&x=..//',
    '/api/deals/7/social/en.png',
    '/brand/%E0%A4%A8%E0%A5%87',
    '/.well-known/security.txt',
    '/a..b/c.',
  ])('%s is accepted', (target) => {
    expect(readRequestTarget(target)).toEqual({ kind: 'accepted' });
  });

  test.each([
    ['//evil.example/x', '/evil.example/x'],
    ['/ne//evil.example/deals/1?a=//b', '/ne/evil.example/deals/1?a=//b'],
    ['///', '/'],
    ['/api//deals/', '/api/deals/'],
  ])('%s moves to %s', (target, to) => {
    expect(readRequestTarget(target)).toEqual({ kind: 'moved', to });
  });

  test.each([
    '',
    '*',
    'http://evil.example/x',
    'evil.example:443',
    '/..//evil.example:99999/x',
    '/a/../metrics',
    '/a/./b',
    '/a/%2e%2E/b',
    '/api/..%2fmetrics',
    '/%5Cevil.example',
    '/\\evil.example',
    '/a%00',
    '/a#b',
    '/a?b#c',
    '/%zz',
    '/%E0%A4%A',
  ])('%s is malformed', (target) => {
    expect(readRequestTarget(target)).toEqual({ kind: 'malformed' });
  });
});
