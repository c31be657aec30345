import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useRedemptionsMineQuery } from 'shared-ui/api/redemptions';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { useOfflineCopy } from './use-offline-copy';

function Codes() {
  useOfflineCopy();
  const { data } = useRedemptionsMineQuery({});
  return <p>{data ? 'here' : 'loading'}</p>;
}

const openWith = async (controller: object | null) => {
  const worker = Object.assign(new EventTarget(), { controller });
  Object.assign(navigator, { serviceWorker: worker });
  const calls = answerCalls({ 'GET /api/redemptions/me': { body: [] } });
  await renderWithStore(<Codes />, { at: '/dashboard/redemptions' });
  await screen.findByText('here');
  return { worker, calls };
};

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

test('codes are requested again when a service worker takes control of the page', async () => {
  const { worker, calls } = await openWith(null);
  expect(calls).toHaveLength(1);
  worker.dispatchEvent(new Event('controllerchange'));
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('codes are not requested again when a new service worker replaces the one in control', async () => {
  const { worker, calls } = await openWith({});
  worker.dispatchEvent(new Event('controllerchange'));
  await Promise.resolve();
  expect(calls).toHaveLength(1);
});
