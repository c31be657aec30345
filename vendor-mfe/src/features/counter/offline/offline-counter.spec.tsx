import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { accept, openOffline, press, scan } from './offline-page.fixture';
import { aDeal, aToken, passId } from './program/offline.fixture';
import type { SyncAnswer } from './program/send-queue';

const double: Partial<SyncAnswer> = {
  outcome: 'double',
  message: 'entry.double',
  first: { at: '2026-11-27T11:26:00Z', branch: 'Boudha counter', person: 'Hemanta' },
};

describe('the counter without a network', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.restoreAllMocks();
  });

  test('says since when, how many wait and how many more are possible', async () => {
    await openOffline();
    expect(screen.getByText(/^Nothing waits\. 20 more possible\.$/)).toBeTruthy();
    expect(screen.getByText('0 of 20 used')).toBeTruthy();
    await accept(aToken());
    expect(screen.getByText(/^1 acceptance waits\. 19 more possible\.$/)).toBeTruthy();
  });

  test('accepts a scanned code, and shows the guest the four characters and the QR', async () => {
    const { device } = await openOffline();
    await scan(aToken());
    await screen.findByRole('heading', { name: 'Valid' });
    expect(screen.getByText('Shown after sync')).toBeTruthy();
    expect(screen.getByText('ends in 0001')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'QR' }));
    await press('Confirm and mark used');
    expect(await screen.findByRole('heading', { name: 'Accepted offline' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Accepted offline. Give the offer, charge Rs. 280');
    const [entry] = device.read().entries;
    expect(entry).toMatchObject({ paidWith: 'qr', amount: 280 });
    expect(screen.getByText(entry?.proof ?? 'missing')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR of this acceptance' })).toBeTruthy();
  });

  test('says that typed codes need the network', async () => {
    await openOffline();
    expect(screen.getByText('Typed codes need internet.')).toBeTruthy();
    await scan('7K4M29QX');
    expect(await screen.findByRole('heading', { name: 'Typed codes need internet' })).toBeTruthy();
    expect(screen.getByText('Tell the guest')).toBeTruthy();
  });

  test.each([
    ['Already used', { used: [passId(1)] }],
    ['Not on this day', { deals: [aDeal({ weekdays: [0] })] }],
    ['Offline allowance used up', { allowances: [] }],
    ['Cannot be checked offline', { deals: [] }],
  ] as const)('shows why a code is not accepted: %s', async (title, pack) => {
    await openOffline(pack);
    await scan(aToken());
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm and mark used' })).toBeNull();
  });

  test('asks for the bill where the deal does, and lets it be put right', async () => {
    const { device } = await openOffline({ deals: [aDeal({ minimumBill: 1_000 })] });
    await scan(aToken());
    await screen.findByRole('heading', { name: 'Valid' });
    fireEvent.change(screen.getByLabelText('Amount charged'), { target: { value: '900' } });
    await press('Confirm and mark used');
    await screen.findByRole('heading', { name: 'Bill too small' });
    await press('Change the amount');
    fireEvent.change(screen.getByLabelText('Amount charged'), { target: { value: '1200' } });
    await press('Confirm and mark used');
    await screen.findByRole('heading', { name: 'Accepted offline' });
    expect(device.read().entries[0]?.amount).toBe(1_200);
  });

  test('lists what waits, and shows the sum that the business bears for a double one until it is explained', async () => {
    const { network } = await openOffline();
    await accept(aToken());
    await press('Scan the next code');
    await press(/See them/);
    expect(await screen.findByRole('heading', { name: 'Waiting for internet' })).toBeTruthy();
    expect(screen.getByText('1 acceptance')).toBeTruthy();
    network.isCut = false;
    network.answer = double;
    await press('Sync now');
    expect(
      await screen.findByText(/The guest had the offer twice\. Your business bears the discount of Rs\. 280/),
    ).toBeTruthy();
    expect(screen.getByText('5:11 PM, Boudha counter')).toBeTruthy();
    expect(screen.getByText('Hemanta')).toBeTruthy();
    await press('Mark as explained');
    expect(screen.getByText('Used twice')).toBeTruthy();
    expect(screen.queryByText('This acceptance does not count.')).toBeNull();
  });

  test('speaks Nepali', async () => {
    await openOffline({}, 'ne');
    expect(screen.getByText('पठाउन बाँकी छैन। अझै २० वटा लिन मिल्छ।')).toBeTruthy();
  });
});
