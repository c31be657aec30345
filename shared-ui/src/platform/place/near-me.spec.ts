import { afterEach, describe, expect, test } from '@jest/globals';
import { askNearMe } from './near-me';

const browserSays = (geolocation: unknown) =>
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });

const rejecting = (code: number) => ({
  getCurrentPosition: (_found: unknown, failed: (error: { code: number }) => void) => failed({ code }),
});

describe('near me', () => {
  afterEach(() => void browserSays(undefined));

  test('is known to a hundred metres', async () => {
    browserSays({
      getCurrentPosition: (found: (position: unknown) => void) =>
        found({ coords: { latitude: 27.717245, longitude: 85.323961 } }),
    });
    expect(await askNearMe()).toEqual({ place: '27.717,85.324' });
  });

  test.each([
    [1, 'refused'],
    [2, 'unavailable'],
    [3, 'timedOut'],
  ])('says why not: %i is %s', async (code, problem) => {
    browserSays(rejecting(code));
    expect(await askNearMe()).toEqual({ problem });
  });

  test('is unavailable where the browser knows nothing of places', async () => {
    browserSays(undefined);
    expect(await askNearMe()).toEqual({ problem: 'unavailable' });
  });
});
