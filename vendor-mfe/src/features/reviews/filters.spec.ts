import { expect, test } from '@jest/globals';
import { chosen, readFilters } from './filters';

const none = { stars: '', deal: '', answered: '' } as const;

test('filters are read from the address, and nonsense is passed over', () => {
  const all = { stars: '4', deal: '7', answered: 'false' } as const;
  expect(readFilters(new URLSearchParams(all))).toEqual(all);
  expect(readFilters(new URLSearchParams('stars=6&deal=-1&answered=maybe&x=1'))).toEqual(none);
});

test('only what is chosen goes back into it', () => {
  expect(chosen(none)).toEqual({});
  expect(chosen({ ...none, answered: 'false' })).toEqual({ answered: 'false' });
});
