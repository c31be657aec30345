import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { PayoutButton } from './payout-button';

const vendor = { id: 3, businessName: 'Himchuli Momo House', nameNe: null };
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

let calls: Request[];

beforeEach(async () => {
  calls = answerCalls({ 'POST /api/admin/vendors/3/payouts': { status: 201, body: { id: 1 } } });
  await renderWithStore(<PayoutButton vendor={vendor} owed={1_250} />);
  await press('Record payout');
  type('Reference', 'NB-1');
});

const sent = async (): Promise<unknown> => {
  await waitFor(() => expect(calls).toHaveLength(1));
  return calls[0]?.json();
};

test.each(['1250', '१२५०', ' १२५० '])('a payout of %j rupees is recorded', async (typed) => {
  type('Amount in rupees', typed);
  await press('Record');
  expect(await sent()).toEqual({ amount: 1_250, method: 'bank-transfer', reference: 'NB-1' });
});

test.each(['', '०', '१२५१', '१२.५', 'बाह्र'])('an amount of %j is not sent', async (typed) => {
  type('Amount in rupees', typed);
  await press('Record');
  expect(screen.getByText('Please enter a whole number from 1 to 1,250.')).toBeTruthy();
  expect(calls).toEqual([]);
});
