import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { PassView } from 'shared-ui/api/redemptions';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { OpenCodes } from './open-codes';
import { PassTicket } from './pass-ticket';

jest.mock('qrcode', () => ({ toDataURL: (text: string) => Promise.resolve(`data:picture,${text}`) }));

const pass = {
  id: 'p1',
  dealId: 7,
  qrCode: 'https://dobbar.example/c#token',
  shortQrCode: 'https://dobbar.example/c#3.7K4M29QX',
  code: '7K4M29QX',
  state: 'issued',
  issuedAt: '2030-12-19T10:00:00.000Z',
  expiresAt: '2030-12-20T10:00:00.000Z',
  redeemedAt: null,
  amount: null,
  points: null,
  pointsSpendableAt: null,
  pointsWithheld: null,
  isBought: false,
  isReviewed: false,
  deal: {
    title: 'Singing-bowl massage for two',
    titleNe: '',
    category: 'Spa',
    images: [],
    originalPrice: 7000,
    discountedPrice: 3500,
    sumToPay: 3500,
    pointsEarned: 30,
    vendor: { businessName: 'Shanta Spa', nameNe: null, phone: '01-4412345' },
    branches: [{ id: 1, name: 'Thamel', latitude: 27.7, longitude: 85.3 }],
    location: null,
  },
} as unknown as PassView;

const member = (pointsMultiplier: number) =>
  answerCalls({ 'GET /api/users/me': { body: { membership: { pointsMultiplier } } } });

test('a used code shows the points that were credited', async () => {
  member(3);
  const used = { ...pass, state: 'redeemed', redeemedAt: '2026-11-01T10:00:00.000Z', points: 60 } as PassView;
  await renderWithStore(<PassTicket pass={used} level={2} />);
  expect(await screen.findByText('+60 pts')).toBeTruthy();
});

describe('open codes', () => {
  const second = { ...pass, id: 'p2', code: '9D2WH6TB', deal: { ...pass.deal, title: 'Two lattes' } };

  test('the first promises the points of the member, times the membership (U6)', async () => {
    member(3);
    await renderWithStore(<OpenCodes passes={[pass]} level={2} />);
    expect(await screen.findByText('+90 pts when used')).toBeTruthy();
  });

  test('the first has its QR, the way to the shop and a call; the others are a press away', async () => {
    member(1);
    await renderWithStore(<OpenCodes passes={[pass, second]} level={2} />);
    expect((await screen.findByRole('img', { name: /QR code/ })).getAttribute('src')).toBe(
      `data:picture,${pass.shortQrCode}`,
    );
    expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain('27.7,85.3');
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:014412345');
    expect(screen.getByRole('button', { name: /^Show ?: Two lattes$/ })).toBeTruthy();
  });

  test('show the word of a look-up by phone while it is valid', async () => {
    const notice = (id: number, title: string, ago: number) => ({
      id,
      kind: 'lookup-word',
      title,
      titleNe: title,
      text: 'Say it at the counter.',
      textNe: 'x',
      path: '/dashboard/passes',
      createdAt: new Date(Date.now() - ago).toISOString(),
      readAt: null,
    });
    answerCalls({
      'GET /api/users/me': { body: { membership: { pointsMultiplier: 1 } } },
      'GET /api/notifications': {
        body: [notice(2, 'Your word at Himchuli: jomati', 60_000), notice(1, 'Your word: kalisu', 660_000)],
      },
    });
    await renderWithStore(<OpenCodes passes={[pass]} level={2} />);
    expect(await screen.findByText('Your word at Himchuli: jomati')).toBeTruthy();
    expect(screen.queryByText(/kalisu/)).toBeNull();
  });

  test('fill the screen, spelled, and arrow keys lead from one to the next', async () => {
    member(1);
    await renderWithStore(<OpenCodes passes={[pass, second]} level={2} />);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show on whole screen' })));
    const dialog = screen.getByRole('dialog', { name: /^Your Redemption Code: Singing-bowl/ });
    expect(dialog.textContent).toContain('Code 7 K 4 M, 2 9 Q X');
    for (const word of ['seven', 'Kite', 'Momo', 'Queen', 'X-ray'])
      expect(dialog.textContent).toContain(word);
    await act(async () => void fireEvent.keyDown(dialog.firstElementChild as Element, { key: 'ArrowRight' }));
    expect(dialog.textContent).toContain('Two lattes');
    await act(async () => void fireEvent.keyDown(dialog.firstElementChild as Element, { key: 'ArrowLeft' }));
    expect(dialog.textContent).toContain('Singing-bowl');
  });

  test('one is given back after a question', async () => {
    const calls = answerCalls({
      'GET /api/users/me': { body: { membership: { pointsMultiplier: 1 } } },
      'POST /api/redemptions/p1/cancel': { body: { ...pass, state: 'cancelled' } },
    });
    await renderWithStore(<OpenCodes passes={[pass]} level={2} />);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'More' })));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Give it back' })));
    expect(screen.getByRole('dialog', { name: 'Give this code back?' })).toBeTruthy();
    const [, confirm] = screen.getAllByRole('button', { name: 'Give it back' });
    await act(async () => void fireEvent.click(confirm as HTMLElement));
    expect(calls.some(({ method, url }) => method === 'POST' && url.endsWith('/p1/cancel'))).toBe(true);
  });
});
