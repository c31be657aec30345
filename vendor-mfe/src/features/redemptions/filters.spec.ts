import { expect, test } from '@jest/globals';
import { chosen, NO_FILTERS as none, readFilters, tableAddress } from './filters';

test('filters are read from the address, and nonsense is passed over', () => {
  const all = {
    from: '2026-11-01',
    to: '2026-11-30',
    branch: '7',
    deal: '8',
    staff: '9',
    key: '10',
    state: 'voided',
  } as const;
  expect(readFilters(new URLSearchParams(all))).toEqual(all);
  expect(
    readFilters(new URLSearchParams('from=yesterday&branch=-1&deal=x&staff=0&key=-&state=lost&x=1')),
  ).toEqual(none);
});

test('only what is chosen goes back into it', () => {
  expect(chosen({ ...none, branch: '7' })).toEqual({ branch: '7' });
  expect(tableAddress(none)).toBe('/api/vendors/me/redemptions.csv');
  expect(tableAddress({ ...none, from: '2026-11-01', state: 'voided' })).toBe(
    '/api/vendors/me/redemptions.csv?from=2026-11-01&state=voided',
  );
});
