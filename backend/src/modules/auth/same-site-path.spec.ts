import { sameSitePath } from './same-site-path.js';

describe('a path to return to', () => {
  it.each(['/', '/deals?category=dining', '/ne/deals/3#reviews'])('keeps %s', (path) => {
    expect(sameSitePath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    'https:evil.example',
    '/\\evil.example',
    '\\/evil',
    'https://evil.example/',
    '/ok\t//evil',
    '',
    undefined,
    ['/a'],
  ])('stays at home for %j', (path) => {
    expect(sameSitePath(path)).toBe('/');
  });
});
