import { expect, test } from '@jest/globals';
import { readSearchAnswer } from './search-answer';

const answer = { matched: ['momo'], dropped: [], isAny: false, filters: [], suggestions: [] };

test('the answer is read from the header, in both scripts', () => {
  const headers = new Headers({
    'x-search': encodeURIComponent(JSON.stringify({ ...answer, matched: ['मम'] })),
  });
  expect(readSearchAnswer({ response: { headers } })?.matched).toEqual(['मम']);
  expect(readSearchAnswer({ response: { headers: new Headers() } })).toBeNull();
});
