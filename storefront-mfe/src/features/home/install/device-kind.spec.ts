import { expect, test } from '@jest/globals';
import { deviceKind } from './device-kind';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0)', 0, 'other'],
])('%s with %i fingers installs as %s', (userAgent, maxTouchPoints, kind) => {
  expect(deviceKind({ userAgent, maxTouchPoints })).toBe(kind);
});
