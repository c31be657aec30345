import { afterEach, expect, jest, test } from '@jest/globals';
import { readWaitingEntries, storeWaitingEntries } from './waiting-entries';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the number of waiting acceptances is stored until none waits', () => {
  storeWaitingEntries(3);
  expect(readWaitingEntries()).toBe(3);
  storeWaitingEntries(0);
  expect(readWaitingEntries()).toBe(0);
});

test('a browser that blocks storage has none, and the page starts', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storeWaitingEntries(1)).not.toThrow();
  expect(readWaitingEntries()).toBe(0);
});
