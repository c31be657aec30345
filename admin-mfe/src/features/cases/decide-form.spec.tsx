import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { aCase, answerCalls, renderWithStore } from 'shared-ui/testing';
import { DecideForm } from './decide-form';

const shown = aCase({ part: 'admin', state: 'with-admin', dueBy: 'admin', allowed: ['decide'] });

const open = async (more = {}) => {
  const calls = answerCalls({ 'POST /api/honour/cases/case-1/decide': { body: shown } });
  await renderWithStore(<DecideForm shown={{ ...shown, ...more }} />, { at: '/' });
  await screen.findByText('Decision');
  return calls;
};

const decide = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Decide' })));
const writeReason = () =>
  fireEvent.change(screen.getByLabelText('Reason, for both sides'), {
    target: { value: 'The bill shows Rs. 560.' },
  });
const bodyOf = async (calls: readonly Request[]): Promise<unknown> =>
  calls.find(({ method }) => method === 'POST')?.json();

describe('the decision about a case', () => {
  test('needs a side and a reason', async () => {
    const calls = await open();
    await decide();
    expect(screen.getByText('Please choose a side.')).toBeTruthy();
    expect(screen.getByText('Please give a reason.')).toBeTruthy();
    expect(calls).toHaveLength(0);
  });

  test('for the customer pays back what was overpaid', async () => {
    const calls = await open();
    fireEvent.click(screen.getByRole('radio', { name: /The customer/ }));
    writeReason();
    await decide();
    expect(await bodyOf(calls)).toEqual({
      for: 'customer',
      remedy: 'pay-back',
      amount: 280,
      reason: 'The bill shows Rs. 560.',
    });
  });

  test('for the customer gives a new code where nothing was overpaid', async () => {
    const calls = await open({ mostAmount: 0 });
    fireEvent.click(screen.getByRole('radio', { name: /The customer/ }));
    writeReason();
    await decide();
    expect(await bodyOf(calls)).toEqual({
      for: 'customer',
      remedy: 'again',
      reason: 'The bill shows Rs. 560.',
    });
  });

  test('for the business has no remedy', async () => {
    const calls = await open();
    fireEvent.click(screen.getByRole('radio', { name: /The business/ }));
    expect(screen.queryByLabelText('Remedy')).toBeNull();
    writeReason();
    await decide();
    expect(await bodyOf(calls)).toEqual({ for: 'business', reason: 'The bill shows Rs. 560.' });
  });
});
