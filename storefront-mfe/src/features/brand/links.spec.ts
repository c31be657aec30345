import { expect, test } from '@jest/globals';
import { mapAddress, safeWebsite } from './links';

test('only web addresses become links', () => {
  expect(safeWebsite('https://momo.example/x')?.host).toBe('momo.example');
  for (const text of [null, '', 'momo', 'javascript:alert(1)', 'data:text/html,x'])
    expect(safeWebsite(text)).toBeNull();
});

test('a place without coordinates is on no map', () => {
  expect(mapAddress({ latitude: null, longitude: 85 })).toBeNull();
  expect(mapAddress({ latitude: 27.7, longitude: 85.3 })).toContain('mlat=27.7');
});
