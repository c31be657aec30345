import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { accept, openOffline, press, scan } from '../offline/offline-page.fixture';
import { aDeal, aToken, NOW, passId } from '../offline/program/offline.fixture';
import { aPass } from '../a-pass.fixture';
import { aManager, aPerson } from '../offline/program/pin.fixture';
import { shifts, type Shift } from './shift';

beforeEach(() => {
  localStorage.clear();
  shifts.stopAsking();
});

const ramesh = aPerson({
  id: 11,
  firstName: 'Ramesh',
  initial: 'T',
  role: 'owner',
  isManager: true,
  pin: null,
});
const people = [ramesh, aPerson(), aManager()];

const typePin = async (label: string, pin: string) => {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(label, { exact: false, selector: 'input' }), {
      target: { value: pin },
    });
  });
};

const entriesOf = async (store: Awaited<ReturnType<typeof openOffline>>['store']) =>
  (await store.read()).entries;

test('a person names themselves with the PIN, and the next entry carries the name', async () => {
  const { store } = await openOffline({ people });
  await press('At the counter: Ramesh');
  await press(/Himani G\./);
  await typePin('Himani’s PIN', '0000');
  expect(await screen.findByText('This PIN is wrong. 4 more tries.')).toBeTruthy();
  await typePin('Himani’s PIN', '4711');
  await screen.findByRole('button', { name: 'At the counter: Himani' });
  await accept(aToken());
  expect((await entriesOf(store)).map(({ person }) => person)).toEqual(['Himani']);
});

const nameHimani = async () => {
  await press('At the counter: Ramesh');
  await press(/Himani G\./);
  await typePin('Himani’s PIN', '4711');
  await screen.findByRole('button', { name: 'At the counter: Himani' });
};

const pass = aPass({ id: passId(1), expiresAt: new Date(NOW + 3_600_000).toISOString() });

const lost = () => {
  throw new TypeError('Failed to fetch');
};

test('a shift that began at the server names the person of a repetition too', async () => {
  const [begin, accept] = [jest.fn(), jest.fn()];
  await openOffline({ people }, 'en', {
    answers: {
      'POST /api/counter/lookup': { body: pass },
      'POST /api/counter/shifts': () => {
        begin();
        return { status: 201, body: { shiftId: 'a-shift' } };
      },
      'POST /api/counter/accept': () => {
        accept();
        return accept.mock.calls.length === 1 ? lost() : { body: { ...pass, state: 'redeemed' } };
      },
    },
  });
  await nameHimani();
  await scan(aToken());
  await screen.findByRole('heading', { name: 'Valid' });
  await press('Confirm and mark used');
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Marked used' })).toBeTruthy();
  expect([begin.mock.calls.length, accept.mock.calls.length]).toEqual([1, 2]);
});

test('a PIN that is needed again leaves an unanswered acceptance as it is', async () => {
  const line = { isCut: false };
  const answers = {
    'POST /api/counter/lookup': () => (line.isCut ? lost() : { body: pass }),
    'POST /api/counter/shifts': () => ({ status: 201, body: { shiftId: 'a-shift' } }),
    'POST /api/counter/accept': lost,
  };
  const { device } = await openOffline({ people }, 'en', { answers });
  const drop = jest.spyOn(device, 'dropPass');
  await nameHimani();
  await scan(aToken());
  await screen.findByRole('heading', { name: 'Valid' });
  await press('Confirm and mark used');
  act(() => shifts.begin({ userId: 12, firstName: 'Himani', shiftId: null, usedAt: Date.now() }, null));
  await press('Try again');
  expect(drop).not.toHaveBeenCalled();
});

test.each([
  ['pin.wrong', 403],
  ['pin.locked', 429],
])('the rejection %s of an override leaves the pass free to be accepted', async (code, status) => {
  const answers = {
    'POST /api/counter/lookup': { body: pass },
    'POST /api/counter/accept': { status, body: { status, code, triesLeft: 4, errors: [] } },
  };
  const { device } = await openOffline({ people }, 'en', { answers });
  const drop = jest.spyOn(device, 'dropPass');
  await scan(aToken());
  await screen.findByRole('heading', { name: 'Valid' });
  await press('Confirm and mark used');
  await waitFor(() => expect(drop).toHaveBeenCalledWith(pass.id));
});

test('after two idle minutes the counter asks again who is there', async () => {
  await openOffline({ people });
  await press('At the counter: Ramesh');
  await press(/Himani G\./);
  await typePin('Himani’s PIN', '4711');
  await screen.findByRole('button', { name: 'At the counter: Himani' });
  const now = Date.now();
  const later = jest.spyOn(Date, 'now').mockReturnValue(now + 121_000);
  act(() => shifts.touch(now));
  expect(await screen.findByRole('heading', { name: 'Who is at the counter?' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back to the counter' })).toBeNull();
  later.mockRestore();
});

const isAsked = () => screen.queryByRole('heading', { name: 'Who is at the counter?' }) !== null;

test('pointers and keys are uses of the counter, and a form in work is not taken away', async () => {
  await openOffline({ people, deals: [aDeal({ weekdays: [0] })] });
  await nameHimani();
  const begun = Date.now();
  const clock = jest.spyOn(Date, 'now');
  const at = (seconds: number, event: () => void) => {
    clock.mockReturnValue(begun + seconds * 1_000);
    act(event);
  };
  at(100, () => void fireEvent.pointerDown(document.body));
  at(200, () => void fireEvent.keyDown(document.body, { key: 'a' }));
  at(300, () => void fireEvent.pointerDown(document.body));
  expect(isAsked()).toBe(false);
  await scan(aToken());
  await screen.findByRole('heading', { name: 'Not on this day' });
  await press('Accept anyway');
  at(600, () => shifts.begin({ ...(shifts.read() as Shift) }, null));
  expect(isAsked()).toBe(false);
  await press('Keep the terms');
  at(600, () => shifts.begin({ ...(shifts.read() as Shift) }, null));
  expect(isAsked()).toBe(true);
  clock.mockRestore();
});

test('the focus is on the PIN, on the override, and on the result once the terms are kept', async () => {
  await openOffline({ people, deals: [aDeal({ weekdays: [0] })] });
  await nameHimani();
  await press('At the counter: Himani');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Himani’s PIN/, { selector: 'input' }));
  await press('Back to the counter');
  await scan(aToken());
  await screen.findByRole('heading', { name: 'Not on this day' });
  await press('Accept anyway');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Accept anyway' }));
  await press('Keep the terms');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Not on this day' }));
});

test('who is signed in continues without a PIN, and others cannot', async () => {
  await openOffline({ people: [ramesh, aPerson({ pin: null })] });
  await press('At the counter: Ramesh');
  await press(/Himani G\./);
  expect(screen.getByText('Himani has no PIN yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue without PIN' })).toBeNull();
  await press(/Ramesh T\./);
  await press('Continue without PIN');
  await screen.findByRole('button', { name: 'At the counter: Ramesh' });
});

test('a manager lets a code through against the weekday, with PIN and reason', async () => {
  const { store } = await openOffline({ people, deals: [aDeal({ weekdays: [0] })] });
  await scan(aToken());
  await screen.findByRole('heading', { name: 'Not on this day' });
  await press('Accept anyway');
  await press('Our mistake');
  await typePin('Sunita T.’s PIN', '1111');
  await press('Accept with override');
  expect(await screen.findByText('This PIN is wrong. 4 more tries.')).toBeTruthy();
  await typePin('Sunita T.’s PIN', '2468');
  await press('Accept with override');
  await screen.findByRole('heading', { name: 'Accepted offline' });
  const [entry] = await entriesOf(store);
  const { override } = JSON.parse(Buffer.from(entry?.body ?? '', 'base64url').toString()) as {
    override: object;
  };
  expect(override).toMatchObject({ managerId: 13, reason: 'mistake', note: null });
});

test('another reason needs words, and without a manager nothing is bent', async () => {
  await openOffline({ people, deals: [aDeal({ weekdays: [0] })] });
  await scan(aToken());
  await screen.findByRole('heading', { name: 'Not on this day' });
  await press('Accept anyway');
  await press('Other...');
  await typePin('Sunita T.’s PIN', '2468');
  await press('Accept with override');
  expect(await screen.findByText('Please say in 3 to 200 characters why.')).toBeTruthy();
  await press('Keep the terms');
  expect(screen.getByRole('heading', { name: 'Not on this day' })).toBeTruthy();
});

test('a used code offers no override', async () => {
  await openOffline({ people });
  await accept(aToken());
  await press('Scan the next code');
  await scan(aToken());
  await screen.findByRole('heading', { name: 'Already used' });
  expect(screen.queryByRole('button', { name: 'Accept anyway' })).toBeNull();
});

test('a manager offers a new PIN to counter staff who forgot theirs', async () => {
  await openOffline({ people });
  await press('At the counter: Ramesh');
  await press(/Himani G\./);
  await press('Forgot');
  expect(screen.getByText('A PIN is set while the phone is online.')).toBeTruthy();
});
