import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'shared-ui/router';
import { selectToast } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { CustomerSignupPage } from './customer-signup-page';

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const form = {
  'First name': 'Asha',
  'Last name': 'Gurung',
  Email: 'asha@example.com',
  Phone: '9801234567',
  City: 'Kathmandu',
  Password: 'momo and chiya',
  'Confirm password': 'momo and chiya',
};

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

test('an account is made once, and sign-in opens two seconds later', async () => {
  const calls = answerCalls({
    'GET /api/locations': { body: [{ id: 1, slug: 'kathmandu', name: 'Kathmandu', nameNe: 'काठमाडौँ' }] },
    'POST /api/customers/signup': { status: 201, body: { success: true, id: 1 } },
  });
  const { store } = await renderWithStore(
    <>
      <CustomerSignupPage />
      <Address />
    </>,
    { at: '/customer-signup' },
  );
  await pass(10);
  for (const [label, value] of Object.entries(form))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const create = screen.getByRole('button', { name: 'Create account' });
  fireEvent.click(create);
  fireEvent.click(create);
  await pass(10);
  expect(selectToast(store.getState())?.title).toBe('Account Created Successfully!');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await pass(1900);
  expect(screen.getByTestId('address').textContent).toBe('/customer-signup');
  await pass(200);
  expect(screen.getByTestId('address').textContent).toBe('/login');
});
