import { expect, test } from '@jest/globals';
import { addressOf, chosen, readFilters } from './filters';

const none = { show: 'waiting', stars: '', deal: '' } as const;

test('filters are read from the address, and nonsense is ignored', () => {
  expect(readFilters(new URLSearchParams('show=answered&stars=4&deal=7'))).toEqual({
    show: 'answered',
    stars: '4',
    deal: '7',
  });
  expect(readFilters(new URLSearchParams('stars=6&deal=-1&show=maybe&x=1'))).toEqual(none);
});

test('the inbox opens on what waits, and links to a deal show all of its reviews', () => {
  expect(readFilters(new URLSearchParams()).show).toBe('waiting');
  expect(readFilters(new URLSearchParams('deal=7')).show).toBe('all');
});

test('only what is chosen goes to the API and into the address', () => {
  expect(chosen(none)).toEqual({ show: 'waiting' });
  expect(chosen({ ...none, show: 'all', deal: '7' })).toEqual({ deal: '7' });
  expect(addressOf(none)).toEqual({});
  expect(addressOf({ ...none, show: 'all', deal: '7' }, 12)).toEqual({ deal: '7', review: '12' });
  expect(addressOf({ ...none, show: 'low-stars' })).toEqual({ show: 'low-stars' });
});
