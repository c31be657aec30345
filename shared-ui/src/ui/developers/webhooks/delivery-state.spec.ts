import { expect, test } from '@jest/globals';
import { commandOf, indented, isAboutToBeSent, resultOf } from './delivery-state';

test.each([
  [
    { state: 'delivered', status: 204, failure: null },
    { tone: 'good', shown: 204 },
  ],
  [
    { state: 'waiting', status: null, failure: null },
    { tone: 'neutral', shown: 'result_waiting' },
  ],
  [
    { state: 'waiting', status: 500, failure: 'status' },
    { tone: 'bad', shown: 500 },
  ],
  [
    { state: 'waiting', status: null, failure: 'timeout' },
    { tone: 'waiting', shown: 'result_timeout' },
  ],
  [
    { state: 'waiting', status: 200, failure: 'unreachable' },
    { tone: 'waiting', shown: 'result_unreachable' },
  ],
  [
    { state: 'given-up', status: null, failure: 'unreachable' },
    { tone: 'bad', shown: 'result_unreachable' },
  ],
] as const)('%j is shown as %j', (result, shown) => {
  expect(resultOf(result)).toEqual(shown);
});

test('only a delivery without an attempt is about to be sent', () => {
  expect(isAboutToBeSent({ state: 'waiting', attempts: 0 })).toBe(true);
  expect(isAboutToBeSent({ state: 'waiting', attempts: 1 })).toBe(false);
  expect(isAboutToBeSent({ state: 'delivered', attempts: 0 })).toBe(false);
});

test('the command keeps quotes of the body, and has no signature', () => {
  const command = commandOf('https://till.example.com/', { eventId: 'e1', body: `{"title":"Chef's momo"}` });
  expect(command).toContain(String.raw`-d '{"title":"Chef'\''s momo"}'`);
  expect(command).toContain('webhook-id: e1');
  expect(command).not.toContain('signature');
});

test('a body that is no JSON is shown as it is', () => {
  expect(indented('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(indented('taken')).toBe('taken');
});
