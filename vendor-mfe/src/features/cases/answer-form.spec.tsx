import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { aCase, type Answer, answerCalls, renderWithStore } from 'shared-ui/testing';
import { AnswerForm } from './answer-form';

const shown = aCase({ part: 'business', allowed: ['answer', 'message'] });

const sorry = {
  id: 3,
  use: 'case',
  title: 'Sorry',
  text: 'We are sorry, {guest}.',
  textNe: null,
  stars: [],
  updatedAt: '2026-11-26T10:00:00Z',
};

const open = async (more = {}, answer: Answer = { body: shown }) => {
  const calls = answerCalls({
    'POST /api/honour/cases/case-1/answer': answer,
    'GET /api/vendors/me/saved-replies': { body: [sorry] },
  });
  await renderWithStore(<AnswerForm shown={{ ...shown, ...more }} />, { at: '/' });
  await screen.findByText('Your answer');
  return calls;
};

const send = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send the answer' })));
const bodyOf = async (calls: readonly Request[]): Promise<unknown> =>
  calls.find(({ method }) => method === 'POST')?.json();

describe('the answer of a business', () => {
  test('needs a choice', async () => {
    const calls = await open();
    await send();
    expect(screen.getByText('Please choose an answer.')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  test('gives the deal again', async () => {
    const calls = await open();
    fireEvent.click(screen.getByRole('radio', { name: /Give it again/ }));
    await send();
    expect(await bodyOf(calls)).toEqual({ answer: 'again' });
  });

  test('pays back what was overpaid, or another amount', async () => {
    const calls = await open();
    fireEvent.click(screen.getByRole('radio', { name: /Pay back/ }));
    const amount = screen.getByLabelText<HTMLInputElement>('Amount');
    expect(amount.value).toBe('280');
    fireEvent.change(amount, { target: { value: '200' } });
    await send();
    expect(await bodyOf(calls)).toEqual({ answer: 'pay-back', amount: 200 });
  });

  test('names the largest amount when the business would owe too much', async () => {
    const body = { code: 'case.remedy-too-large', message: 'Offer less, or disagree.', mostAmount: 150 };
    await open({}, { status: 409, body });
    fireEvent.click(screen.getByRole('radio', { name: /Pay back/ }));
    await send();
    expect(await screen.findByText('You can offer at most Rs. 150 now.')).toBeTruthy();
  });

  test('offers no payment where nothing was overpaid', async () => {
    await open({ mostAmount: 0 });
    expect(screen.queryByRole('radio', { name: /Pay back/ })).toBeNull();
  });

  test('disagrees only with a reason', async () => {
    const calls = await open();
    fireEvent.click(screen.getByRole('radio', { name: /Disagree/ }));
    await send();
    expect(screen.getByText('Please write why you disagree.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Message to the guest and Dobbar'), {
      target: { value: 'The bill is from another shop.' },
    });
    await send();
    expect(await bodyOf(calls)).toEqual({ answer: 'disagree', text: 'The bill is from another shop.' });
  });

  test('takes a saved reply with the name of the guest', async () => {
    const calls = await open({ customer: 'Manisha D.' });
    fireEvent.click(screen.getByRole('radio', { name: /Give it again/ }));
    fireEvent.click(await screen.findByRole('button', { name: /^Sorry/ }));
    await send();
    expect(await bodyOf(calls)).toEqual({ answer: 'again', text: 'We are sorry, Manisha.' });
  });
});
