import { describe, expect, test } from '@jest/globals';
import { localizedPath, plainPath } from './localized-path';

describe('the path of a page in a language', () => {
  test.each([
    ['/deals/7', '/ne/deals/7'],
    ['/', '/ne'],
    ['/?page=2', '/ne?page=2'],
    ['/dashboard/passes', '/dashboard/passes'],
  ])('%s is %s in Nepali', (path, nepali) => {
    expect(localizedPath(path, 'ne')).toBe(nepali);
    expect(localizedPath(path, 'en')).toBe(path);
  });

  test.each(['//evil.example/deals/1', '/\\evil.example/deals/1', '///evil.example/deals/1'])(
    '%s never names another host',
    (path) => {
      expect(localizedPath(path, 'en')).toBe('/evil.example/deals/1');
      expect(localizedPath(path, 'ne')).toBe('/ne/evil.example/deals/1');
      expect(plainPath(path)).toBe('/evil.example/deals/1');
      expect(plainPath(`/ne${path}`)).toBe('/evil.example/deals/1');
    },
  );
});
