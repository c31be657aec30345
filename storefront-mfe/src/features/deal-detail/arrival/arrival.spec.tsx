import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answerCalls, type Answers } from 'shared-ui/testing';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { renderWithStore } from 'shared-ui/testing';
import { answers, Site } from '../deal-detail-page.fixture';

const TOKEN = 'Yz3kD0w1Qm8sV_2a';
const known: Answers = {
  'GET /api/deals/7/invitation': { body: { invitedBy: 'Sujata R.', points: 20 } },
  'POST /api/deals/7/invitation/accept': { status: 204 },
};

async function come(own: Answers, signedIn: boolean, at = `/deals/7?i=${TOKEN}`): Promise<Request[]> {
  const calls = answerCalls({ ...answers, ...own });
  const store = makeStore();
  store.dispatch(sessionHinted(signedIn));
  await renderWithStore(<Site />, { store, at });
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {});
  return calls;
}

const accepted = (calls: Request[]) => calls.filter(({ url }) => url.endsWith('/invitation/accept'));

describe('a visitor who was invited', () => {
  beforeEach(() => localStorage.clear());

  test('reads who invites and what both get, and the device remembers it', async () => {
    const calls = await come(known, false);
    expect(await screen.findByText('Sujata R. invites you to this deal')).toBeTruthy();
    expect(screen.getByText('Once your first code is used, you both get 20 points.')).toBeTruthy();
    expect(accepted(calls)).toEqual([]);
    const later = await come(known, true, '/deals/7');
    await waitFor(() => expect(localStorage.getItem('dobbar.invitation')).toBeNull());
    expect(await accepted(later)[0]?.json()).toEqual({ token: TOKEN });
  });

  test('is bound at once when signed in, and promised nothing', async () => {
    const calls = await come(known, true);
    await screen.findByText('Sujata R. invites you to this deal');
    await waitFor(() => expect(accepted(calls)).toHaveLength(1));
    expect(document.body.textContent).not.toContain('you both get');
  });

  test('reads that the invitation is over', async () => {
    const over = { status: 410, body: { code: 'invitation.expired', message: 'x' } };
    await come({ 'GET /api/deals/7/invitation': over }, false);
    expect(await screen.findByText('This invitation does not work any more.')).toBeTruthy();
    expect(localStorage.getItem('dobbar.invitation')).toBeNull();
  });

  test('reads nothing without an invitation', async () => {
    const calls = await come(known, false, '/deals/7');
    expect(calls.some(({ url }) => url.includes('/invitation'))).toBe(false);
  });
});
