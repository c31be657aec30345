import { describe, expect, test } from '@jest/globals';
import { createPublicKey, verify } from 'node:crypto';
import { memoryStore } from '../storage/memory-store';
import { proofOf } from './entry';
import { aCounter, aPack, aToken, hashOf, HOUR, NOW, passId } from './offline.fixture';
import { reviewQueue, sendQueue, type SyncAnswer } from './send-queue';
import { waiting, waitingAcceptances } from './stored-entry';

const order = (token: string) => ({ token, amount: null, guests: null, paidWith: 'cash' as const });
const tokens = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => aToken({ passId: passId(index + 1) }));
const contentOf = (body: string) =>
  JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
const confirmed = (number: number): SyncAnswer => ({
  number,
  outcome: 'confirmed',
  message: 'entry.confirmed',
  customer: 'Aarati S.',
  saves: 280,
  points: 0,
  first: null,
  expected: null,
});

describe('the queue of a device', () => {
  test('signs each entry, numbers it without gaps and names the one before', async () => {
    const { program, store, publicKey } = await aCounter();
    for (const token of tokens(3)) await program.accept(order(token));
    const { entries } = await store.read();
    expect(entries.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(entries.map(({ body }) => contentOf(body)['previous'])).toEqual([
      '',
      hashOf(entries[0]?.body ?? ''),
      hashOf(entries[1]?.body ?? ''),
    ]);
    const key = createPublicKey({ key: { ...publicKey }, format: 'jwk' });
    for (const { body, signature } of entries) {
      const signed = Buffer.concat([Buffer.from('counter-entry-v1\0'), Buffer.from(body, 'base64url')]);
      const bytes = Buffer.from(signature, 'base64url');
      expect(bytes).toHaveLength(64);
      expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true);
    }
  });

  test('holds what the server needs to settle', async () => {
    const { program, store, clock } = await aCounter();
    clock.now = NOW + 60_000;
    const token = aToken();
    await program.accept({ token, amount: 450, guests: 2, paidWith: 'qr' });
    const [entry] = (await store.read()).entries;
    expect(contentOf(entry?.body ?? '')).toEqual({
      v: 1,
      deviceId: 5,
      number: 1,
      previous: '',
      kind: 'accept',
      token,
      person: 11,
      branchId: 3,
      at: NOW + 60_000,
      offset: 0,
      contactAt: NOW,
      amount: 450,
      guests: 2,
      paidWith: 'qr',
      override: null,
    });
    expect(entry).toMatchObject({ passId: passId(1), amount: 450, title: 'Two plates of momo' });
  });

  test('continues the chain of the server where the device kept nothing', async () => {
    const { program } = await aCounter({ device: { lastNumber: 8, lastHash: 'hash-of-8' } });
    const accepted = await program.accept(order(aToken()));
    const body = accepted && 'entry' in accepted ? contentOf(accepted.entry.body) : {};
    expect(body).toMatchObject({ number: 9, previous: 'hash-of-8' });
  });

  test('accepts a pass once, also when it is confirmed twice at the same time', async () => {
    const { program, store } = await aCounter();
    const answers = await Promise.all([program.accept(order(aToken())), program.accept(order(aToken()))]);
    expect(answers.filter((answer) => answer && 'entry' in answer)).toHaveLength(1);
    expect(answers[1]).toMatchObject({ rejection: 'used-here' });
    expect((await store.read()).entries).toHaveLength(1);
  });

  test('takes an acceptance back by another entry, within 15 minutes and once', async () => {
    const { program, store, clock } = await aCounter();
    for (const token of tokens(2)) await program.accept(order(token));
    clock.now += 14 * 60_000;
    const undo = await program.undo(1);
    expect(contentOf(undo?.body ?? '')).toMatchObject({ kind: 'undo', undoes: 1, number: 3, amount: null });
    expect(await program.undo(1)).toBeNull();
    clock.now += 2 * 60_000;
    expect(await program.undo(2)).toBeNull();
    const { entries } = await store.read();
    expect(entries).toHaveLength(3);
    expect(waitingAcceptances(entries).map(({ number }) => number)).toEqual([2]);
  });

  test('survives the page: another program on the same store goes on', async () => {
    const store = memoryStore();
    const first = await aCounter({}, store);
    await first.program.accept(order(aToken()));
    const again = new (first.program.constructor as new (...parts: unknown[]) => typeof first.program)(
      store,
      () => NOW,
    );
    expect(await again.accept(order(aToken()))).toMatchObject({ rejection: 'used-here' });
    await again.accept(order(aToken({ passId: passId(2) })));
    expect((await store.read()).entries.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('the proof is the first 20 bits of the hash in Crockford base 32', () => {
    expect(proofOf(Uint8Array.of(0, 0, 0))).toBe('0000');
    expect(proofOf(Uint8Array.of(255, 255, 255))).toBe('ZZZZ');
    // 00001 00010 00011 00100
    expect(proofOf(Uint8Array.of(0b00001000, 0b10000110, 0b01000000))).toBe('1234');
  });
});

describe('sending the queue', () => {
  const many = { allowances: [{ dealId: 42, left: 500 }] };

  test('sends at most 100 entries at a time, in order', async () => {
    const { program, store } = await aCounter(many);
    for (const token of tokens(230)) await program.accept(order(token));
    const sizes: number[] = [];
    const numbers: number[] = [];
    const sent = await sendQueue(store, async (deviceId, entries) => {
      expect(deviceId).toBe(5);
      sizes.push(entries.length);
      const own = entries.map(({ body }) => Number(contentOf(body)['number']));
      numbers.push(...own);
      return own.map(confirmed);
    });
    expect(sent).toBe(230);
    expect(sizes).toEqual([100, 100, 30]);
    expect(numbers).toEqual(Array.from({ length: 230 }, (_, index) => index + 1));
    expect(waiting((await store.read()).entries)).toHaveLength(0);
  });

  test('sends the same bytes again after a lost answer', async () => {
    const { program, store } = await aCounter();
    await program.accept(order(aToken()));
    const bodies: string[] = [];
    const lost = sendQueue(store, async (_id, entries) => {
      bodies.push(...entries.map(({ body }) => body));
      throw new Error('lost');
    });
    await expect(lost).rejects.toThrow('lost');
    expect(waiting((await store.read()).entries)).toHaveLength(1);
    await sendQueue(store, async (_id, entries) => {
      bodies.push(...entries.map(({ body }) => body));
      return [confirmed(1)];
    });
    expect(new Set(bodies).size).toBe(1);
  });

  test('asks again for acceptances that counted: an earlier one of another device may have arrived', async () => {
    const { program, store, clock } = await aCounter();
    await program.accept(order(aToken()));
    await sendQueue(
      store,
      async () => [confirmed(1)],
      () => clock.now,
    );
    await store.settle(5, 1);
    const double = { ...confirmed(1), outcome: 'double', message: 'entry.double' } as const;
    await reviewQueue(
      store,
      async () => [double],
      () => clock.now,
    );
    expect((await store.read()).entries[0]).toMatchObject({
      result: { outcome: 'double' },
      isSettled: false,
    });
  });

  test('asks no more once another device cannot have been away for longer', async () => {
    const { program, store, clock } = await aCounter();
    await program.accept(order(aToken()));
    await sendQueue(
      store,
      async () => [confirmed(1)],
      () => clock.now,
    );
    clock.now += 73 * HOUR;
    await reviewQueue(
      store,
      () => Promise.reject(new Error('asked')),
      () => clock.now,
    );
    expect((await store.read()).entries[0]?.result?.outcome).toBe('confirmed');
  });

  test('does not hold up an acceptance while it waits for an answer', async () => {
    const { program, store } = await aCounter();
    const [first = '', second = ''] = tokens(2);
    await program.accept(order(first));
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const sending = sendQueue(store, async (_id, entries) => {
      await answered;
      return entries.map(({ body }) => confirmed(Number(contentOf(body)['number'])));
    });
    expect(await program.accept(order(second))).toMatchObject({ entry: { number: 2 } });
    answer();
    expect(await sending).toBe(2);
  });

  test('sends again what the server lacks', async () => {
    const { program, store } = await aCounter();
    for (const token of tokens(2)) await program.accept(order(token));
    await store.saveResults(5, new Map([[1, { ...confirmed(1), receivedAt: 0 }]]));
    const batches: number[][] = [];
    await sendQueue(store, async (_id, entries) => {
      const numbers = entries.map(({ body }) => Number(contentOf(body)['number']));
      batches.push(numbers);
      return numbers.includes(1)
        ? numbers.map(confirmed)
        : [{ ...confirmed(2), outcome: 'refused', message: 'entry.chain', expected: 1 }];
    });
    expect(batches).toEqual([[2], [1, 2]]);
    expect((await store.read()).entries.map(({ result }) => result?.outcome)).toEqual([
      'confirmed',
      'confirmed',
    ]);
  });

  test('keeps that the chain is broken where nothing can be sent again', async () => {
    const { program, store } = await aCounter({ device: { lastNumber: 8, lastHash: 'x' } });
    await program.accept(order(aToken()));
    const chain = { ...confirmed(9), outcome: 'refused', message: 'entry.chain', expected: 5 } as const;
    expect(await sendQueue(store, async () => [chain])).toBe(1);
    expect((await store.read()).entries[0]?.result).toMatchObject({ outcome: 'refused' });
  });

  test('stops when the server answers nothing', async () => {
    const { program, store } = await aCounter();
    await program.accept(order(aToken()));
    expect(await sendQueue(store, async () => [])).toBe(0);
  });
});

test('a device that is enrolled again starts another chain, with the pack that it gets next', async () => {
  const { program, store } = await aCounter({ device: { lastNumber: 8, lastHash: 'x' } });
  const { device } = await store.read();
  if (device) await store.saveDevice({ ...device, id: 6 });
  expect(await program.accept(order(aToken()))).toBeNull();
  await program.keepPack(6, aPack(), NOW);
  const accepted = await program.accept(order(aToken()));
  expect(accepted).toMatchObject({ entry: { deviceId: 6, number: 1 } });
});

test('a taking back that came too late leaves the acceptance as it is', async () => {
  const { program, store } = await aCounter();
  await program.accept(order(aToken()));
  await program.undo(1);
  const late = { ...confirmed(2), outcome: 'refused', message: 'entry.undo-late', receivedAt: 0 } as const;
  await store.saveResults(5, new Map([[2, late]]));
  expect(waitingAcceptances((await store.read()).entries)).toHaveLength(1);
});

test('an acceptance counts against the allowance until the server grants another', async () => {
  const { program, clock } = await aCounter({ allowances: [{ dealId: 42, left: 2 }] });
  const [one = '', two = '', three = ''] = tokens(3);
  await program.accept(order(one));
  await program.accept(order(two));
  expect(await program.accept(order(three))).toMatchObject({ rejection: 'allowance-used-up' });
  await program.undo(2);
  clock.now += HOUR / 60;
  expect(await program.accept(order(three))).toMatchObject({ entry: { number: 4 } });
});
