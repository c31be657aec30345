import { expect, test } from '@jest/globals';
import { whenTouched } from './when-touched';

test('waits for the first move of the reader', async () => {
  let isTouched = false;
  const touched = whenTouched().then(() => (isTouched = true));
  await Promise.resolve();
  expect(isTouched).toBe(false);
  window.dispatchEvent(new Event('scroll'));
  await touched;
  expect(isTouched).toBe(true);
});
