import { decodeCursor, encodeCursor } from './cursor.js';
import { pageHeaders } from './page-headers.js';

describe('cursors', () => {
  it('come back as they went', () => {
    const values = ['2026-11-20T10:00:00.123456Z', 42];
    expect(decodeCursor(encodeCursor(values), ['time', 'integer'])).toEqual(values);
  });

  it.each([
    '',
    'x',
    '%%%',
    encodeCursor([1]),
    encodeCursor(['1', 2]),
    encodeCursor([1, 'drop table']),
    encodeCursor([Infinity, 1]),
    encodeCursor(['2026-11-20T10:00:00.123456Z', 1.5]),
    encodeCursor(['2026-11-20T10:00:00.123456Z', 2_147_483_648]),
    encodeCursor(['2026-02-30T10:00:00.123456Z', 1]),
    encodeCursor(['0000-01-01T10:00:00.000000Z', 1]),
    encodeCursor(['2026-11-20 10:00 +99:99', 1]),
  ])('reject %j', (cursor) => {
    expect(() => decodeCursor(cursor, ['time', 'integer'])).toThrow(
      expect.objectContaining({ code: 'request.invalid' }),
    );
  });
});

describe('page headers', () => {
  it('link to the next page with the same filters', () => {
    expect(pageHeaders('/api/deals?category=dining', 'abc', 70)).toEqual({
      'x-total-count': '70',
      link: '</api/deals?category=dining&cursor=abc>; rel="next"',
    });
  });

  it('say when there are more than were counted', () => {
    expect(pageHeaders('/api/deals', null, 1_001)).toEqual({
      'x-total-count': '1000',
      'x-total-relation': 'gte',
    });
  });
});
