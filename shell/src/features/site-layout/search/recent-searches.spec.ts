import { beforeEach, expect, test } from '@jest/globals';
import { addRecent, readRecent, removeRecent } from './recent-searches';

beforeEach(() => localStorage.clear());

test('the last five searches are stored, each once', () => {
  for (const search of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) addRecent(search);
  expect(readRecent()).toEqual(['c', 'f', 'e', 'd', 'b']);
});

test('a search can be removed', () => {
  addRecent('momo');
  addRecent('चिया');
  expect(removeRecent('momo')).toEqual(['चिया']);
  expect(readRecent()).toEqual(['चिया']);
});

test('anything else in the storage is read as nothing', () => {
  localStorage.setItem('dobbar.searches', '{"a":1}');
  expect(readRecent()).toEqual([]);
  localStorage.setItem('dobbar.searches', 'nonsense');
  expect(readRecent()).toEqual([]);
});
