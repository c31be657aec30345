import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useRoutes } from 'shared-ui/router';
import { aCase, answerCalls, renderWithStore } from 'shared-ui/testing';
import { NewCasePage } from './new-case-page';

const deal = {
  title: 'Two plates of momo',
  titleNe: null,
  sumToPay: 280,
  vendor: { businessName: 'Himchuli', nameNe: null },
};
const askUntil = '2099-11-29T13:57:00Z';
const used = {
  id: 'pass-1',
  state: 'redeemed',
  expiresAt: askUntil,
  isBought: false,
  deal,
  honour: { answer: 'no', askUntil, caseId: null },
};

const Routed = () =>
  useRoutes([
    { path: '/dashboard/passes/:id/case', element: <NewCasePage /> },
    { path: '*', element: <output>{useLocation().pathname}</output> },
  ]);

const open = async (pass: object) => {
  const calls = answerCalls({
    'GET /api/redemptions/pass-1': { body: pass },
    'GET /api/site': { body: { caseTimes: { answerHours: 24, decisionDays: 3, secondLookDays: 7 } } },
    'POST /api/honour/cases': { status: 201, body: aCase() },
  });
  await renderWithStore(<Routed />, { at: '/dashboard/passes/pass-1/case' });
  return calls;
};

const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Open a case' })));
const bodyOf = async (calls: readonly Request[]): Promise<unknown> =>
  calls.find(({ method }) => method === 'POST')?.json();

describe('the page for a new case', () => {
  test('needs a reason', async () => {
    const calls = await open(used);
    await screen.findByText('They charged more');
    await send();
    expect(screen.getByText('Please choose what happened.')).toBeTruthy();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('sends what happened and opens the case', async () => {
    const calls = await open(used);
    fireEvent.click(await screen.findByRole('radio', { name: 'They charged more' }));
    fireEvent.change(screen.getByLabelText('You paid'), { target: { value: '५६०' } });
    fireEvent.click(screen.getByRole('radio', { name: /Money back/ }));
    await send();
    expect(await bodyOf(calls)).toEqual({
      passId: 'pass-1',
      reason: 'charged-more',
      paid: 560,
      wants: 'money',
    });
    expect(screen.getByText('/dashboard/cases/case-1')).toBeTruthy();
  });

  test('says by when the shop answers and when it is decided, by the settings', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-27T06:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
    try {
      await open(used);
      expect(await screen.findByText(/The shop answers by Nov 28\. We decide by Nov 30\./)).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });

  test('reports that an open code was not taken', async () => {
    const calls = await open({ ...used, state: 'issued', honour: null });
    await screen.findByText('They did not take the code?');
    expect(screen.queryByLabelText('You paid')).toBeNull();
    await send();
    expect(await bodyOf(calls)).toEqual({ passId: 'pass-1', reason: 'refused', wants: 'again' });
  });

  test('leads to the case that exists', async () => {
    await open({ ...used, honour: { ...used.honour, caseId: 'case-1' } });
    const link = await screen.findByRole('link', { name: 'See the case' });
    expect(link.getAttribute('href')).toBe('/dashboard/cases/case-1');
  });

  test('says when the time is over', async () => {
    await open({ ...used, honour: { ...used.honour, askUntil: '2020-11-29T13:57:00Z' } });
    expect(await screen.findByText('No case can be opened for this code')).toBeTruthy();
  });
});
