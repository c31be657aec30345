import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { isPushUser } from 'shared-ui/platform';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { PushSetting } from './push-setting';

const KEY = 'BKey';
const subscription = {
  options: { applicationServerKey: Uint8Array.from([1, 2, 3]).buffer },
  unsubscribe: jest.fn(async () => true),
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
};
const pushManager = {
  getSubscription: jest.fn(async (): Promise<typeof subscription | null> => null),
  subscribe: jest.fn(async () => subscription),
};
const permission = jest.fn(async (): Promise<NotificationPermission> => 'granted');
const listed = { id: 'b', service: 'push.example', isCurrent: true, createdAt: '2026-11-20T10:00:00.000Z' };

beforeEach(() => {
  Object.assign(window, {
    PushManager: function PushManager() {},
    Notification: { permission: 'default', requestPermission: permission },
  });
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
});

afterEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function show(answers: Answers = {}): Promise<Request[]> {
  const calls = answerCalls({
    'GET /api/notifications/push-key': { body: { publicKey: KEY } },
    'GET /api/notifications/push': { body: [] },
    'POST /api/notifications/push': { status: 201, body: listed },
    'DELETE /api/notifications/push/b': { status: 204 },
    ...answers,
  });
  await renderWithStore(<PushSetting userId={7} />);
  return calls;
}

const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

test('a press asks for the permission and stores the subscription', async () => {
  const calls = await show();
  expect(permission).not.toHaveBeenCalled();
  await press('Turn on messages');
  await waitFor(() => expect(isPushUser(7)).toBe(true));
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  const sent = calls.find(({ method }) => method === 'POST');
  expect(await sent?.json()).toEqual({
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'p', auth: 'a' },
  });
});

test('a subscription for another key of the server is replaced', async () => {
  pushManager.getSubscription.mockResolvedValueOnce(subscription);
  await show();
  await press('Turn on messages');
  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalledTimes(1));
});

test('nothing is stored without the permission', async () => {
  permission.mockResolvedValueOnce('denied');
  const calls = await show();
  await press('Turn on messages');
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('the messages are turned off here and at the server', async () => {
  pushManager.getSubscription.mockResolvedValueOnce(subscription);
  const calls = await show({ 'GET /api/notifications/push': { body: [listed] } });
  await press('Turn off');
  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalledTimes(1));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('a browser that blocks messages gets a hint', async () => {
  Object.assign(window, { Notification: { permission: 'denied' } });
  await show();
  expect(await screen.findByText(/blocks messages/)).toBeTruthy();
});

test('a browser without push gets a hint', async () => {
  Reflect.deleteProperty(window, 'PushManager');
  await show();
  expect(await screen.findByText(/cannot show messages/)).toBeTruthy();
});

test('nothing is offered without keys of the server', async () => {
  await show({ 'GET /api/notifications/push-key': { status: 404 } });
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
