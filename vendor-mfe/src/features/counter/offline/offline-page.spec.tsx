import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useCurrentUser } from 'shared-ui/platform';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answer } from 'shared-ui/testing';
import { aPass } from '../a-pass.fixture';
import type { CounterApi } from './counter-api';
import { CounterDevice } from './counter-device';
import { accept, openOffline, press, scan } from './offline-page.fixture';
import { createDeviceKey } from './program/entry';
import { aDevice, aPack, aToken, NOW, passId } from './program/offline.fixture';
import type { CounterStore } from './program/counter-store';
import { DeviceLine } from './screens/device-line';
import { EnrolCard } from './screens/enrol-card';
import { StorageNote } from './screens/storage-note';
import { memoryStore } from './storage/memory-store';
import { CounterDeviceProvider, StartedCounterDevice } from './use-counter-device';

const pass = aPass({ id: passId(1), expiresAt: new Date(NOW + 3_600_000).toISOString() });

/** A server that answers until its network is cut. */
function aServer(answer: () => Answer) {
  const line = { isCut: false };
  const through = (respond: () => Answer) => () => {
    if (line.isCut) throw new TypeError('Failed to fetch');
    return respond();
  };
  const answers = {
    'POST /api/counter/lookup': through(() => ({ body: pass })),
    'POST /api/counter/accept': through(answer),
  };
  return { line, answers };
}

function withPersistence(persist: () => Promise<boolean>) {
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
}

async function acceptOnline() {
  await scan(aToken());
  await screen.findByRole('heading', { name: 'Valid' });
  await press('Confirm and mark used');
}

beforeEach(() => {
  localStorage.clear();
  withPersistence(async () => true);
});
afterEach(() => void jest.useRealTimers());

test('says that the phone cannot store an acceptance, and accepts it once it can', async () => {
  const failure = { isOn: true };
  const kept = memoryStore();
  const append: CounterStore['append'] = (entry) =>
    failure.isOn ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : kept.append(entry);
  const { device } = await openOffline({}, 'en', { kept, store: { append } });
  await scan(aToken());
  await screen.findByRole('heading', { name: 'Valid' });
  await press('Confirm and mark used');
  expect(
    await screen.findByRole('heading', { name: 'Not accepted: this phone cannot store it' }),
  ).toBeTruthy();
  failure.isOn = false;
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Accepted offline' })).toBeTruthy();
  expect(device.read().entries).toHaveLength(1);
});

describe('a code that was accepted online', () => {
  test('is not accepted again without a network', async () => {
    const { line, answers } = aServer(() => ({ body: { ...pass, state: 'redeemed' } }));
    await openOffline({}, 'en', { answers });
    await acceptOnline();
    await screen.findByRole('heading', { name: 'Marked used' });
    await press('Scan the next code');
    line.isCut = true;
    await scan(aToken());
    expect(await screen.findByRole('heading', { name: 'Already used' })).toBeTruthy();
  });

  test('is not accepted without a network while the answer is unknown', async () => {
    const { line, answers } = aServer(() => {
      line.isCut = true;
      throw new TypeError('Failed to fetch');
    });
    await openOffline({}, 'en', { answers });
    await acceptOnline();
    await screen.findByRole('heading', { name: 'No internet' });
    await press('Type the code instead');
    await scan(aToken());
    expect(await screen.findByRole('heading', { name: 'No internet' })).toBeTruthy();
    expect(screen.getByText('We do not know yet whether it was marked used')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm and mark used' })).toBeNull();
  });

  test('is not kept when the server rejected it', async () => {
    const { answers } = aServer(() => ({
      status: 409,
      body: { code: 'visit.bill-too-small', message: 'x' },
    }));
    const { store } = await openOffline({}, 'en', { answers });
    await acceptOnline();
    await screen.findByRole('heading', { name: 'Bill too small' });
    expect((await store.read()).sent).toEqual([]);
  });
});

test('an acceptance that another page sent is not shown as taken back', async () => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  const { store } = await openOffline();
  await accept(aToken());
  const result = {
    outcome: 'confirmed',
    message: 'entry.confirmed',
    customer: null,
    saves: 280,
    points: 0,
    first: null,
    receivedAt: NOW,
  } as const;
  await screen.findByRole('button', { name: 'Undo' });
  await store.saveResults(5, new Map([[1, result]]));
  await press('Undo');
  expect(screen.getByRole('heading', { name: 'Accepted offline' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(
    "Accepted offline. Not taken back: it was sent already. You can take it back in today's list",
  );
});

test('the device of another business accepts nothing without a network', async () => {
  await openOffline({}, 'en', { vendorId: 8 });
  expect(screen.queryByText('Himchuli · Jhamsikhel')).toBeNull();
  await scan(aToken());
  expect(await screen.findByRole('heading', { name: 'No internet' })).toBeTruthy();
  expect(screen.getByText('We cannot check this code right now')).toBeTruthy();
});

describe('the storage of an enrolled counter', () => {
  test('is asked for once when the counter opens, and a warning says that it may be deleted', async () => {
    const persist = jest.fn(async () => false);
    withPersistence(persist);
    await openOffline();
    expect(await screen.findByText('This browser may delete acceptances.')).toBeTruthy();
    await accept(aToken());
    await press('Scan the next code');
    expect(await screen.findByText('This browser may delete acceptances.')).toBeTruthy();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test('is called safe only once the browser promised it', async () => {
    withPersistence(() => new Promise(() => undefined));
    await renderWithStore(<StorageNote />);
    expect(screen.queryByText('Safe on this phone.')).toBeNull();
  });
});

test('an enrolled phone is called ready once it has the keys and deals of its branch', async () => {
  const kept = memoryStore();
  await kept.saveDevice(aDevice((await createDeviceKey()).privateKey));
  let arrive: (answer: Awaited<ReturnType<CounterApi['pack']>>) => void = () => undefined;
  const pack: CounterApi['pack'] = () => new Promise((resolve) => (arrive = resolve));
  const device = new CounterDevice(kept, { pack, sync: async () => [] }, () => NOW);
  answerCalls({ 'GET /api/auth/user': { status: 401, body: {} } });
  await renderWithStore(
    <CounterDeviceProvider value={device}>
      <StartedCounterDevice>
        <DeviceLine branch={undefined} onOpen={() => undefined} />
      </StartedCounterDevice>
    </CounterDeviceProvider>,
  );
  await screen.findByText('Getting ready to work without internet');
  expect(screen.queryByText('Works without internet')).toBeNull();
  await act(async () => arrive({ pack: aPack(), serverTime: NOW }));
  await screen.findByText('Works without internet');
});

const Person = () => useCurrentUser().user?.firstName;

test('an enrolment that the phone cannot store says so, and can be repeated', async () => {
  const kept = memoryStore();
  const saveDevice = () => Promise.reject(new DOMException('No storage', 'InvalidStateError'));
  const unused = () => Promise.reject(new Error('Not enrolled'));
  const device = new CounterDevice({ ...kept, saveDevice }, { pack: unused, sync: unused });
  const staffOf = { vendorId: 7, businessName: 'Himchuli', role: 'owner', rights: [], branchId: null };
  answerCalls({
    'GET /api/auth/user': { body: { id: 11, firstName: 'Ramesh', role: 'vendor', staffOf } },
    'POST /api/counter/devices': { status: 201, body: { id: 5 } },
  });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(
    <CounterDeviceProvider value={device}>
      <Person />
      <EnrolCard branch={{ id: 3, name: 'Jhamsikhel' }} isAgain={false} />
    </CounterDeviceProvider>,
    { store },
  );
  await screen.findByText('Ramesh');
  await press('Set up');
  fireEvent.change(screen.getByLabelText(/^Name of this phone/), { target: { value: 'Bar' } });
  await press('Set up this phone');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not set up: this phone cannot store it/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set up this phone' }).disabled).toBe(false);
});
