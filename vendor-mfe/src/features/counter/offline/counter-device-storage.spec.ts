import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { CounterApi } from './counter-api';
import { CounterDevice } from './counter-device';
import { aCounter, aDevice, aPack, aToken, HOUR, NOW, passId } from './program/offline.fixture';
import { reviewQueue, sendQueue, type SyncAnswer } from './program/send-queue';
import { memoryStore } from './storage/memory-store';

const withdrawn = { status: 410, code: 'device.withdrawn', message: '', errors: [] };

const order = (number: number) => ({
  token: aToken({ passId: passId(number), expiresAt: NOW + 1_000 * HOUR }),
  amount: null,
  guests: null,
  paidWith: null,
});

const numberOf = (body: string): number =>
  (JSON.parse(Buffer.from(body, 'base64url').toString()) as { number: number }).number;

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

const confirming: CounterApi['sync'] = async (_id, entries) =>
  entries.map(({ body }) => confirmed(numberOf(body)));

/** An enrolled counter on a store that can fail, with a server that confirms everything. */
async function open(api: Partial<CounterApi> = {}) {
  const failure = { isOn: false };
  const store = memoryStore();
  const { program, clock } = await aCounter({ allowances: [{ dealId: 42, left: 200 }] }, store);
  const pack = async () => ({ pack: aPack(), serverTime: clock.now });
  const failing = {
    ...store,
    read: () => (failure.isOn ? Promise.reject(new Error('No storage')) : store.read()),
  };
  const device = new CounterDevice(failing, { pack, sync: confirming, ...api }, () => clock.now);
  return { device, store, program, clock, failure };
}

describe('a counter whose storage fails', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is not busy for ever, and tries again', async () => {
    const { device, failure } = await open();
    failure.isOn = true;
    const stop = device.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(device.read()).toMatchObject({ isRead: true, isBusy: false, nextTryAt: NOW + 30_000 });
    failure.isOn = false;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(device.read()).toMatchObject({ isBusy: false, pack: { branch: { id: 3 } } });
    stop();
  });

  test('is not busy for ever when the storage fails during an attempt', async () => {
    const { device, failure } = await open({
      pack: async () => {
        failure.isOn = true;
        return { pack: aPack(), serverTime: NOW };
      },
    });
    await device.sync();
    expect(device.read().isBusy).toBe(false);
  });
});

describe('an attempt during which another device is enrolled', () => {
  test('does not replace the new device or give it the pack of the old one', async () => {
    const { device, store } = await open({
      pack: async () => {
        await store.saveDevice({ ...aDevice({} as CryptoKey), id: 6, name: 'New' });
        return { pack: aPack(), serverTime: NOW };
      },
    });
    device.setStaff({ id: 12, firstName: 'Himani', vendorId: 7, businessName: 'Himchuli' });
    await device.sync();
    const { device: kept, pack } = await store.read();
    expect(kept).toMatchObject({ id: 6, name: 'New', person: { id: 11 } });
    expect(pack).toBeNull();
  });

  test('does not withdraw the new device', async () => {
    const { device, store } = await open({
      pack: async () => {
        await store.saveDevice({ ...aDevice({} as CryptoKey), id: 6 });
        throw withdrawn;
      },
    });
    await device.sync();
    expect((await store.read()).device).toMatchObject({ id: 6, isWithdrawn: false });
  });
});

test('new acceptances are sent before old ones are reviewed, and a failed review holds nothing up', async () => {
  const sent: number[][] = [];
  const { device, store, program, clock } = await open({
    sync: async (id, entries) => {
      const numbers = entries.map(({ body }) => numberOf(body));
      sent.push(numbers);
      if (numbers.includes(1)) throw { status: 500, code: 'server.error', message: '', errors: [] };
      return confirming(id, entries);
    },
  });
  await program.accept(order(1));
  await sendQueue(store, confirming, () => NOW);
  await program.accept(order(2));
  clock.now += HOUR;
  await device.sync();
  expect(sent).toEqual([[2], [1]]);
  expect((await store.read()).entries[1]?.result?.outcome).toBe('confirmed');
  expect(device.read().contact?.contactAt).toBe(clock.now);
});

test('a review ignores answers about the chain', async () => {
  const { store, program } = await open();
  await program.accept(order(1));
  await sendQueue(store, confirming, () => NOW);
  const chain = { ...confirmed(1), outcome: 'refused', message: 'entry.chain', expected: 5 } as const;
  await reviewQueue(
    store,
    async () => [chain],
    () => NOW,
  );
  expect((await store.read()).entries[0]?.result?.outcome).toBe('confirmed');
});

describe('what stays on the device', () => {
  test('of a settled result: no name', async () => {
    const { device, store, program } = await open();
    await program.accept(order(1));
    const double = { ...confirmed(1), outcome: 'double' } as const;
    await sendQueue(store, async () => [double]);
    await device.sync();
    expect((await store.read()).entries[0]?.result?.customer).toBe('Aarati S.');
    await device.settle(1);
    expect((await store.read()).entries[0]).toMatchObject({ isSettled: true, result: { customer: null } });
  });

  test('after 72 hours: the last link of the chain without a name, and passes that are not accepted again', async () => {
    const { device, store, program, clock } = await open();
    await program.accept(order(1));
    await program.accept(order(2));
    await device.sync();
    clock.now += 71 * HOUR;
    await device.sync();
    expect((await store.read()).entries).toHaveLength(2);
    clock.now += 2 * HOUR;
    await device.sync();
    const { entries } = await store.read();
    expect(entries.map(({ number, result }) => [number, result?.customer])).toEqual([[2, null]]);
    expect(await program.accept(order(1))).toMatchObject({ rejection: 'used' });
    expect(await program.accept(order(3))).toMatchObject({ entry: { number: 3 } });
  });

  test('after its withdrawal: no pack', async () => {
    const { device, store } = await open({ pack: () => Promise.reject(withdrawn) });
    await device.sync();
    expect(await store.read()).toMatchObject({ device: { isWithdrawn: true }, pack: null });
    expect(await device.lookUp(order(1).token)).toEqual({ rejection: 'withdrawn' });
  });
});

describe('a pass whose acceptance was sent to the server', () => {
  test.each([
    [true, 'used'],
    [false, 'answer-unknown'],
  ])('is not accepted without a network (answered: %s)', async (isAnswered, rejection) => {
    const { device } = await open();
    await device.sync();
    await device.storePass({ passId: passId(1), expiresAt: NOW + HOUR, isAnswered });
    expect(await device.lookUp(order(1).token)).toMatchObject({ rejection });
    expect(await device.accept(order(1))).toMatchObject({ rejection });
  });

  test('is accepted after the server rejected that, and forgotten once it has expired', async () => {
    const { device, store, clock } = await open();
    await device.sync();
    await device.storePass({ passId: passId(1), expiresAt: NOW + HOUR, isAnswered: false });
    await device.dropPass(passId(1));
    expect(await device.accept(order(1))).toMatchObject({ entry: { number: 1 } });
    await device.storePass({ passId: passId(2), expiresAt: NOW + HOUR, isAnswered: true });
    clock.now += HOUR;
    await device.sync();
    expect((await store.read()).sent).toEqual([]);
  });
});
