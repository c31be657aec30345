import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { Answers } from 'shared-ui/testing';
import { type OwnDealView, redemptionsApi } from 'shared-ui/api/redemptions';
import { open, own, pass, press } from '../deal-detail-page.fixture';

const TOKEN = 'Yz3kD0w1Qm8sV_2a';
const invited: Answers = {
  'POST /api/deals/7/invitations': {
    status: 201,
    body: { url: `https://dobbar.example/deals/7?i=${TOKEN}`, expiresAt: '2030-01-01T00:00:00Z', points: 20 },
  },
};

const shareWith = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

const invite = async (answers: Answers, signedIn: boolean): Promise<void> => {
  history.replaceState(null, '', '/deals/7');
  await open(answers, signedIn);
  await press('Invite someone');
};

const findDialog = () => screen.findByRole('dialog', { name: 'Invite someone to this deal' });
const expectLink = (link: RegExp) =>
  waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Link to this deal').value).toMatch(link));

describe('inviting to a deal', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  test('offers the link of the customer, what it brings, and the apps of a computer', async () => {
    await invite(invited, true);
    const dialog = await findDialog();
    await expectLink(new RegExp(`/deals/7\\?i=${TOKEN}$`));
    expect(dialog.textContent).toContain('you both get 20 points');
    expect(screen.getByRole('link', { name: 'Viber' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Messenger' })).toBeNull();
  });

  test('promises no points while none are given', async () => {
    const body = { url: `https://d.example/deals/7?i=${TOKEN}`, expiresAt: '', points: 0 };
    await invite({ 'POST /api/deals/7/invitations': { status: 201, body } }, true);
    expect(await screen.findByText('Your friend reads who invites.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('you both get');
  });

  test('offers a plain link to visitors, and the way to one of their own', async () => {
    await invite({}, false);
    await findDialog();
    await expectLink(/\/deals\/7$/);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login?returnTo=%2Fdeals%2F7',
    );
  });

  test('says that the link is a plain one when the server makes none', async () => {
    await invite({ 'POST /api/deals/7/invitations': { status: 503 } }, true);
    await findDialog();
    expect(await screen.findByText(/We could not make a link of your own/)).toBeTruthy();
    await expectLink(/\/deals\/7$/);
  });

  test("hands the link to the device's own sharing where there is one", async () => {
    const share = jest.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    shareWith(share);
    await invite(invited, true);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ url: expect.stringMatching(new RegExp(`\\?i=${TOKEN}$`)) }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stays open when the code of the customer becomes known meanwhile', async () => {
    const { store } = await open(invited, true);
    await press('Invite someone');
    await findDialog();
    const known = { ...own, openPass: pass } as unknown as OwnDealView;
    await act(() => store.dispatch(redemptionsApi.util.upsertQueryData('ownDealOne', { id: 7 }, known)));
    expect(await screen.findAllByText('7K4M 29QX')).not.toEqual([]);
    expect(await findDialog()).toBeTruthy();
  });

  test('asks for another press where the device says that the first is too long ago', async () => {
    const share = jest.fn<(data: ShareData) => Promise<void>>();
    share.mockRejectedValueOnce(new DOMException('x', 'NotAllowedError')).mockResolvedValueOnce();
    shareWith(share);
    await invite(invited, true);
    await findDialog();
    await press('Send the link');
    expect(share).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
