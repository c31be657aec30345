import { describe, expect, test } from '@jest/globals';
import { distanceBetween } from './distance-between';

const thamel = { latitude: 27.715, longitude: 85.312 };

describe('the distance between two points', () => {
  test.each([
    ['the same place', thamel, 0],
    ['Patan Durbar Square', { latitude: 27.673, longitude: 85.325 }, 4_840],
    ['Pokhara', { latitude: 28.21, longitude: 83.96 }, 143_700],
  ])('from Thamel to %s', (_, to, metres) => {
    expect(Math.abs(distanceBetween(thamel, to) - metres)).toBeLessThanOrEqual(metres * 0.01);
  });
});
