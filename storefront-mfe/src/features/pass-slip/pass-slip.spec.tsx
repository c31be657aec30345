import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PassSlipView } from 'shared-ui/api/redemptions';
import { useRoutes } from 'shared-ui/router';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { linesOf } from './draw-slip';
import { PassSlipPage } from './pass-slip-page';

const drawn: unknown[] = [];
jest.mock('qrcode', () => ({
  toDataURL: (text: string, look: object) => {
    drawn.push({ text, ...look });
    return Promise.resolve(`data:picture,${text}`);
  },
}));

const slip: PassSlipView = {
  id: 'p1',
  state: 'issued',
  code: '7K4M29QX',
  qrCode: 'https://dobbar.example/c#token',
  dealTitle: 'Two plates of momo',
  dealTitleNe: 'दुई प्लेट मम',
  discountType: 'percentage',
  discountValue: '50',
  businessName: 'Himchuli',
  businessNameNe: 'हिमचुली',
  charge: 280,
  isBought: false,
  saves: 280,
  minimumBill: 900,
  partySize: null,
  weekdays: [0, 1],
  hoursFrom: '11:00',
  hoursUntil: '15:00',
  blackoutDates: ['2026-12-25'],
  branches: ['Jhamsikhel'],
  expiresAt: '2030-12-20T10:00:00.000Z',
};

const Routed = () => useRoutes([{ path: '/dashboard/passes/:id/slip', element: <PassSlipPage /> }]);

const open = (body: object) => {
  answerCalls({ 'GET /api/redemptions/p1/slip': { body } });
  return renderWithStore(<Routed />, { at: '/dashboard/passes/p1/slip' });
};

describe('the slip', () => {
  beforeEach(() => void drawn.splice(0));

  test('has the signed code at level M with a quiet zone, the characters, the terms and the last day', async () => {
    await open(slip);
    expect(await screen.findByText('7K4M 29QX')).toBeTruthy();
    const text = screen.getByRole('article').textContent ?? '';
    for (const words of [
      'Two plates of momo',
      'Himchuli',
      'Rs. 280',
      'Rs. 900',
      'Sun, Mon',
      'Jhamsikhel',
      'Dec 20',
    ])
      expect(text).toContain(words);
    expect(text).toContain('11:00 AM – 3:00 PM');
    await waitFor(() => expect(drawn).toHaveLength(1));
    expect(drawn[0]).toMatchObject({ text: slip.qrCode, margin: 4, errorCorrectionLevel: 'M' });
  });

  test('shows the first of many branches and days, so that the slip remains one page', async () => {
    const branches = Array.from({ length: 20 }, (_, at) => `Branch ${at + 1}`);
    await open({ ...slip, branches });
    const text = (await screen.findByRole('article')).textContent ?? '';
    expect(text).toContain('Branch 6 and 14 more: see the deal');
    expect(text).not.toContain('Branch 7');
  });

  test('is printed by the browser', async () => {
    const print = jest.fn();
    window.print = print;
    await open(slip);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Print' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await act(async () => void fireEvent.click(button));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('of a used code shows no code', async () => {
    await open({ ...slip, state: 'redeemed' });
    expect(await screen.findByText('This code has no slip any more')).toBeTruthy();
    expect(screen.queryByText('7K4M 29QX')).toBeNull();
  });

  test('of a bought code says that it is paid', async () => {
    await open({ ...slip, isBought: true, charge: 0 });
    expect(await screen.findByText('Paid in advance')).toBeTruthy();
  });
});

test('a long text is broken at blanks', () => {
  expect(linesOf('one two three four', 9, (part) => part.length)).toEqual(['one two', 'three', 'four']);
  expect(linesOf('', 9, (part) => part.length)).toEqual([]);
});
