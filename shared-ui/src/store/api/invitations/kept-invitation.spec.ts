import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeStore } from 'shared-ui/store';
import { answerCalls, type Answers } from '../../../testing';
import { acceptKeptInvitation, keepInvitation } from './kept-invitation';

const ACCEPT = 'POST /api/deals/7/invitation/accept';

describe('the invitation by which somebody came', () => {
  beforeEach(() => localStorage.clear());

  const accept = async (answers: Answers): Promise<number> => {
    const calls = answerCalls(answers);
    await acceptKeptInvitation(makeStore().dispatch);
    return calls.length;
  };

  test('is told once after a sign-in', async () => {
    keepInvitation({ dealId: 7, token: 'Yz3kD0w1Qm8sV_2a' });
    expect(await accept({ [ACCEPT]: { status: 204 } })).toBe(1);
    expect(await accept({ [ACCEPT]: { status: 204 } })).toBe(0);
  });

  test.each([401, 429, 503])('stays when the server answers %i', async (status) => {
    keepInvitation({ dealId: 7, token: 'Yz3kD0w1Qm8sV_2a' });
    await accept({ [ACCEPT]: { status, body: { code: 'any', message: '' } } });
    expect(await accept({ [ACCEPT]: { status: 204 } })).toBe(1);
  });

  test.each([404, 410])('goes when it is over: %i', async (status) => {
    keepInvitation({ dealId: 7, token: 'Yz3kD0w1Qm8sV_2a' });
    await accept({ [ACCEPT]: { status, body: { code: 'invitation.expired', message: '' } } });
    expect(localStorage.length).toBe(0);
  });

  test.each(['', 'null', '{"dealId":"7","token":1}', '{'])('is nothing when %j is stored', async (text) => {
    localStorage.setItem('dobbar.invitation', text);
    expect(await accept({})).toBe(0);
  });
});
