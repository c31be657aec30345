import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'shared-ui/router';
import { selectToast } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { OpenQuestions } from './open-questions';

const question = {
  passId: 'pass-1',
  dealId: 4,
  dealTitle: 'Two plates of momo',
  dealTitleNe: null,
  businessName: 'Himchuli Momo House',
  businessNameNe: null,
  usedAt: '2030-11-22T13:57:00Z',
  askUntil: '2030-11-29T13:57:00Z',
};

const Page = () => (
  <>
    <OpenQuestions />
    <output>{useLocation().pathname}</output>
  </>
);

const open = async (questions: object[] = [question], status = 200) => {
  const calls = answerCalls({
    'GET /api/honour/questions': { body: questions },
    'PUT /api/redemptions/pass-1/honour': {
      status,
      body: status === 200 ? { id: 'pass-1', answer: 'yes', askUntil: question.askUntil, caseId: null } : {},
    },
  });
  return { calls, ...(await renderWithStore(<Page />, { at: '/' })) };
};

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

describe('the open questions', () => {
  test('store "yes" with one press', async () => {
    const { calls, store } = await open();
    expect(await screen.findByText('Did Himchuli Momo House give you the deal?')).toBeTruthy();
    await press('Yes');
    const sent = calls.find(({ method }) => method === 'PUT');
    expect(await sent?.json()).toEqual({ answer: 'yes' });
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
    expect(selectToast(store.getState())).toMatchObject({ title: 'Thank you' });
  });

  test('lead to a case after "no"', async () => {
    await open();
    await press('No');
    expect(screen.getByRole('status').textContent).toBe('/dashboard/passes/pass-1/case');
  });

  test('are put off', async () => {
    const { calls } = await open();
    await press('Ask me later');
    expect(await calls.find(({ method }) => method === 'PUT')?.json()).toEqual({ answer: 'later' });
    expect(screen.getByRole('status').textContent).toBe('/');
  });

  test('stay when an answer could not be stored', async () => {
    const { store } = await open([question], 503);
    await press('No');
    expect(screen.getByRole('status').textContent).toBe('/');
    expect(selectToast(store.getState())).toMatchObject({ title: 'Your answer could not be saved' });
  });

  test('show nothing without a question', async () => {
    const { calls } = await open([]);
    await act(async () => undefined);
    expect(calls).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
