import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { selectToast } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { renderForOwner } from '../../../shared/own-business/own-business.fixture';
import { DoublesPart } from './doubles-part';

const device = {
  vendorId: 3,
  businessName: 'Himchuli',
  deviceId: 5,
  deviceName: 'Phone at the bar',
  branchName: 'Jhamsikhel',
  isWithdrawn: false,
  personId: 9,
  person: 'Hemanta R.',
  doubles: 4,
  cancelled: 1,
  expired: 0,
  beyond: 2,
  confirmed: 30,
  borne: 560,
  lastAt: '2026-11-20T10:00:00Z',
};
const old = { ...device, deviceId: 6, deviceName: 'Old phone', isWithdrawn: true };

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

test('a device is withdrawn with a reason, and a withdrawn one has no button', async () => {
  const calls = answerCalls({
    'GET /api/admin/doubles': { body: [device, old] },
    'DELETE /api/admin/devices/5': { status: 204 },
  });
  const { store } = await renderWithStore(<DoublesPart />, { at: '/dashboard/vendors?part=doubles' });
  expect((await screen.findAllByRole('link', { name: 'Himchuli' }))[0]?.getAttribute('href')).toBe(
    '/dashboard/vendors/3',
  );
  expect(screen.getByText('Withdrawn')).toBeTruthy();
  const buttons = screen.getAllByRole('button', { name: /^Withdraw / });
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Withdraw Phone at the bar of Himchuli',
  ]);

  await act(async () => void fireEvent.click(buttons[0] as HTMLElement));
  const confirm = screen.getByRole('button', { name: 'Withdraw', hidden: true });
  fireEvent.click(confirm);
  expect(await screen.findByText('Please give a reason.')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: 'Four doubles' } });
  fireEvent.click(confirm);
  await waitFor(() => expect(selectToast(store.getState())?.title).toBe('Device withdrawn'));
  const [sent] = calls.filter(({ method }) => method === 'DELETE');
  expect(new URL(sent?.url ?? '').searchParams.get('reason')).toBe('Four doubles');
});

test('without a double the page says so', async () => {
  answerCalls({ 'GET /api/admin/doubles': { body: [] } });
  await renderWithStore(<DoublesPart />, { at: '/dashboard/vendors?part=doubles' });
  expect(await screen.findByText('Every acceptance counted')).toBeTruthy();
});

test('a device of the own business has no button', async () => {
  const others = { ...device, vendorId: 4, businessName: 'Sisne', deviceId: 7 };
  await renderForOwner(<DoublesPart />, { 'GET /api/admin/doubles': { body: [device, others] } });
  expect(await screen.findByText('This is your own business. Another admin decides.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Withdraw / })).toHaveLength(1);
});
