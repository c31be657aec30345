import { beforeEach, expect, test } from '@jest/globals';
import { aPerson, keyBytes } from '../offline/program/pin.fixture';
import { NOW } from '../offline/program/offline.fixture';
import { checkPin } from './pin-check';

const MINUTE = 60_000;

beforeEach(() => localStorage.clear());

test('the right PIN opens the key that proves a decision', async () => {
  expect(Buffer.from((await checkPin(aPerson(), '4711', NOW)) as Uint8Array)).toEqual(keyBytes('4711'));
});

test('a person without a PIN cannot be verified', async () => {
  expect(await checkPin(aPerson({ pin: null }), '4711', NOW)).toEqual({ kind: 'not-set' });
});

test('five wrong PINs lock the PIN for 60 seconds, and a right one forgets wrong ones', async () => {
  const wrong = (now: number) => checkPin(aPerson(), '0000', now);
  expect(await wrong(NOW)).toEqual({ kind: 'wrong', triesLeft: 4 });
  await checkPin(aPerson(), '4711', NOW);
  for (const triesLeft of [4, 3, 2, 1, 0]) expect(await wrong(NOW)).toEqual({ kind: 'wrong', triesLeft });
  expect(await checkPin(aPerson(), '4711', NOW + MINUTE / 2)).toEqual({ kind: 'locked', seconds: 30 });
  expect(await checkPin(aPerson({ id: 99 }), '4711', NOW)).toBeInstanceOf(Uint8Array);
  expect(await wrong(NOW + MINUTE)).toEqual({ kind: 'wrong', triesLeft: 4 });
});

test('a clock that is set back does not lock the PIN for longer', async () => {
  for (let tried = 0; tried < 5; tried++) await checkPin(aPerson(), '0000', NOW);
  expect(await checkPin(aPerson(), '4711', NOW - 10 * MINUTE)).toBeInstanceOf(Uint8Array);
});
