import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readWaitingEntries } from 'shared-ui/platform';
import { CounterDevice } from './counter-device';
import type { CounterApi } from './counter-api';
import { memoryStore } from './storage/memory-store';
import { aCounter, aPack, aToken, NOW, passId } from './program/offline.fixture';
import type { SyncAnswer } from './program/send-queue';

const gone = { status: 0, code: 'network.unreachable', message: '', errors: [] };
const withdrawn = { status: 410, code: 'device.withdrawn', message: '', errors: [] };
const confirmed: Omit<SyncAnswer, 'number'> = {
  outcome: 'confirmed',
  message: 'entry.confirmed',
  customer: 'Aarati S.',
  saves: 280,
  points: 0,
  first: null,
  expected: null,
};

/** A server that knows the entries that arrived, and can be out of reach. */
function aServer() {
  const server = { failure: null as object | null, calls: 0, received: [] as number[] };
  const api: CounterApi = {
    pack: async () => {
      server.calls++;
      if (server.failure) throw server.failure;
      return {
        pack: aPack({ device: { lastNumber: server.received.length, lastHash: 'x' } }),
        serverTime: NOW,
      };
    },
    sync: async (_id, entries) => {
      if (server.failure && server.failure !== withdrawn) throw server.failure;
      const numbers = entries.map(
        ({ body }) => (JSON.parse(Buffer.from(body, 'base64url').toString()) as { number: number }).number,
      );
      server.received.push(...numbers);
      return numbers.map((number) => ({ ...confirmed, number }));
    },
  };
  return { server, api };
}

async function openDevice() {
  const store = memoryStore();
  const { server, api } = aServer();
  await aCounter({}, store);
  const device = new CounterDevice(store, api, () => NOW);
  return { device, server, store };
}

const order = (number: number) => ({
  token: aToken({ passId: passId(number) }),
  amount: null,
  guests: null,
  paidWith: null,
});

describe('the contact of a counter with the server', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  test('is tried after 30 seconds and then after growing pauses of at most five minutes', async () => {
    const { device, server } = await openDevice();
    server.failure = gone;
    const stop = device.start();
    await jest.advanceTimersByTimeAsync(0);
    const tries: number[] = [];
    for (let seconds = 0; seconds < 1_200; seconds++) {
      const before = server.calls;
      await jest.advanceTimersByTimeAsync(1_000);
      if (server.calls > before) tries.push(seconds + 1);
    }
    expect(tries).toEqual([30, 90, 210, 450, 750, 1_050]);
    expect(device.read()).toMatchObject({ isConnected: false });
    stop();
  });

  test('is hurried by the network and sends what waits', async () => {
    const { device, server } = await openDevice();
    server.failure = gone;
    const stop = device.start();
    await jest.advanceTimersByTimeAsync(0);
    await device.accept(order(1));
    await device.accept(order(2));
    expect(readWaitingEntries()).toBe(2);
    server.failure = null;
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(server.received).toEqual([1, 2]);
    expect(readWaitingEntries()).toBe(0);
    expect(device.read()).toMatchObject({ isConnected: true, pack: { device: { lastNumber: 2 } } });
    stop();
  });

  test('carries the person who is signed in, of the same business only', async () => {
    const { device } = await openDevice();
    device.setStaff({ id: 12, firstName: 'Himani', vendorId: 7, businessName: 'Himchuli' });
    await device.sync();
    expect(device.read().device?.person).toEqual({ id: 12, firstName: 'Himani' });
    device.setStaff({ id: 99, firstName: 'Other', vendorId: 8, businessName: 'Elsewhere' });
    await device.sync();
    expect(device.read().device?.person.id).toBe(12);
  });

  test('ends the acceptance of a withdrawn device, but sends what it accepted before', async () => {
    const { device, server } = await openDevice();
    await device.accept(order(1));
    server.failure = withdrawn;
    await device.sync();
    expect(server.received).toEqual([1]);
    expect(device.read().device?.isWithdrawn).toBe(true);
    expect(await device.lookUp(aToken({ passId: passId(2) }))).toEqual({ rejection: 'withdrawn' });
  });
});
