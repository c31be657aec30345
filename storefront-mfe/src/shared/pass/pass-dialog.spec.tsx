import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { isOpen, type PassSummary } from 'shared-ui/platform';
import { PassDialog } from '../pass/pass-dialog';

jest.mock('qrcode', () => ({ toDataURL: (text: string) => Promise.resolve(`data:picture,${text}`) }));

const pass: PassSummary = {
  id: 'p1',
  qrCode: 'https://dobbar.example/c#token',
  shortQrCode: 'https://dobbar.example/c#3.7K4M29QX',
  code: '7K4M29QX',
  state: 'issued',
  issuedAt: '2030-12-19T10:00:00.000Z',
  redeemedAt: null,
  expiresAt: '2030-12-20T10:00:00.000Z',
  deal: {
    title: 'Singing-bowl massage for two',
    originalPrice: 7000,
    discountedPrice: 3500,
    vendor: { businessName: 'Shanta Spa' },
    location: { name: 'Kathmandu' },
  },
};

describe('the dialog of a pass', () => {
  test('shows the code as a picture and as text, and what is paid', async () => {
    await renderWithStore(<PassDialog pass={pass} open onClose={() => {}} />);
    const dialog = screen.getByRole('dialog', { name: 'Your Redemption Code' });
    for (const words of ['Ready to use', '7K4M 29QX', 'Shanta Spa', 'Rs. 3,500', 'Dec 20']) {
      expect(dialog.textContent).toContain(words);
    }
    const picture = await screen.findByRole('img');
    expect(picture.getAttribute('src')).toBe(`data:picture,${pass.shortQrCode}`);
  });

  test('shows the signed code for a shop without internet, and the short one again', async () => {
    await renderWithStore(<PassDialog pass={pass} open onClose={() => {}} />);
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Shop has no internet?' })),
    );
    expect((await screen.findByRole('img')).getAttribute('src')).toBe(`data:picture,${pass.qrCode}`);
    expect(screen.getByRole('dialog').textContent).toContain('It works without internet.');
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Back to the usual code' })),
    );
    expect((await screen.findByRole('img')).getAttribute('src')).toBe(`data:picture,${pass.shortQrCode}`);
  });

  test('shows the signed code while the phone is offline', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderWithStore(<PassDialog pass={pass} open onClose={() => {}} />);
    expect((await screen.findByRole('img')).getAttribute('src')).toBe(`data:picture,${pass.qrCode}`);
    expect(screen.queryByRole('button', { name: 'Shop has no internet?' })).toBeNull();
    connection.mockRestore();
  });

  test('says that a new code is ready', async () => {
    await renderWithStore(<PassDialog pass={pass} isNew open onClose={() => {}} />);
    expect(screen.getByText('Your code is ready')).toBeTruthy();
  });

  test('welcomes a customer who signed in for the code', async () => {
    answerCalls({ 'GET /api/auth/user': { body: { id: 5, firstName: 'Sita' } } });
    const store = makeStore();
    store.dispatch(sessionHinted(true));
    await renderWithStore(<PassDialog pass={pass} isNew isReturn open onClose={() => {}} />, { store });
    expect(await screen.findByText('Welcome, Sita. Your code is ready.')).toBeTruthy();
  });

  test('says what is paid with VAT and service charge where they come on top of the price', async () => {
    const taxed: PassSummary = { ...pass, deal: { ...pass.deal, sumToPay: 4351 } };
    await renderWithStore(<PassDialog pass={taxed} open onClose={() => {}} />);
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('Rs. 4,351with taxes and charges');
    expect(dialog.textContent).toContain('You saveRs. 3,500');
  });

  test('turns to Used, without a code to show', async () => {
    const used: PassSummary = { ...pass, state: 'redeemed', redeemedAt: '2026-11-15T07:27:00Z' };
    await renderWithStore(<PassDialog pass={used} open onClose={() => {}} />);
    expect(screen.getByText('Accepted at the counter on Nov 15, 1:12 PM.')).toBeTruthy();
    expect(screen.queryByText('7K4M 29QX')).toBeNull();
  });
});

test('a pass is open until it is used or its time is over', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  expect(isOpen(pass, now)).toBe(true);
  expect(isOpen({ ...pass, state: 'redeemed' }, now)).toBe(false);
  expect(isOpen({ ...pass, expiresAt: '2026-11-19T00:00:00Z' }, now)).toBe(false);
});
