import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { aCounter, aDeal, aToken, passId } from './offline.fixture';
import { keyOfPin, type PinKey } from './pin';
import { aManager, aVerifier, keyBytes } from './pin.fixture';

/** Sunday to Thursday; the test's day is a Friday. */
const closed = { deals: [aDeal({ weekdays: [0, 1, 2, 3, 4], minimumBill: 500 })], people: [aManager()] };

const override = async (managerId = 13) => ({
  managerId,
  key: (await keyOfPin('2468', aVerifier('2468'))) as PinKey,
  reason: 'regular' as const,
  note: null,
});

const bill = { amount: 300, guests: null, paidWith: null };

test('a term is bent with the proof of the manager, and the entry names the person', async () => {
  const { program } = await aCounter(closed);
  const token = aToken();
  expect(await program.accept({ token, ...bill })).toMatchObject({ rejection: 'wrong-weekday' });
  const person = { id: 12, firstName: 'Himani' };
  const accepted = await program.accept({ token, ...bill, person, override: await override() });
  if (!accepted || !('entry' in accepted)) throw new Error('It was not accepted.');
  expect(accepted.entry.person).toBe('Himani');
  const content = JSON.parse(Buffer.from(accepted.entry.body, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const proof = createHmac('sha256', keyBytes('2468'))
    .update(['counter-override-v1', ['5', '1', '', token].join('.')].join(String.fromCharCode(0)))
    .digest('base64url');
  expect(content).toMatchObject({
    person: 12,
    override: { managerId: 13, reason: 'regular', note: null, proof },
  });
});

test('nothing but a term is bent: not a used code, not the allowance', async () => {
  const { program } = await aCounter({ ...closed, used: [passId(2)], allowances: [{ dealId: 42, left: 1 }] });
  const used = { token: aToken({ passId: passId(2) }), ...bill, override: await override() };
  expect(await program.accept(used)).toMatchObject({ rejection: 'used' });
  expect(await program.accept({ token: aToken(), ...bill, override: await override() })).toHaveProperty(
    'entry',
  );
  const more = { token: aToken({ passId: passId(3) }), ...bill, override: await override() };
  expect(await program.accept(more)).toMatchObject({ rejection: 'allowance-used-up' });
});

test('without a network a wrong PIN gives no key', async () => {
  expect(await keyOfPin('2469', aVerifier('2468'))).toBeNull();
});
