import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BrandProvider } from 'shared-ui/dashboard';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { BranchDialog } from './branch-dialog';

async function show(answer: { status: number; body: unknown }) {
  const calls = answerCalls({
    'GET /api/locations': { body: [{ id: 1, slug: 'kathmandu', name: 'Kathmandu', nameNe: 'काठमाडौँ' }] },
    'POST /api/vendors/me/locations': answer,
  });
  let isClosed = false;
  const shown = await renderWithStore(
    <BrandProvider>
      <BranchDialog onClose={() => (isClosed = true)} />
    </BrandProvider>,
  );
  return { ...shown, calls, isClosed: () => isClosed };
}

const fill = (label: string, value: string) =>
  act(() => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const save = () =>
  act(async () => {
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    fireEvent.submit(name.form as HTMLFormElement);
  });

function fillAll() {
  fill('Name', 'Thamel');
  fill('Address', 'Narsingh Chowk');
  fill('City', 'Kathmandu');
}

test('a branch without its address is not sent, and the sentence is at the field', async () => {
  const { calls } = await show({ status: 201, body: {} });
  fill('Name', 'Thamel');
  await save();
  expect(await screen.findByText('Please enter an address')).toBeTruthy();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('an error of the API is at its field, and what was typed stays', async () => {
  const errors = [{ field: 'address', message: 'This address is not known.' }];
  const { store, isClosed } = await show({
    status: 400,
    body: { code: 'request.invalid', message: '', errors },
  });
  fillAll();
  await save();
  expect(await screen.findByText('This address is not known.')).toBeTruthy();
  await waitFor(() => expect(store.getState().toasts.current?.kind).toBe('error'));
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('Narsingh Chowk');
  expect(isClosed()).toBe(false);
});

test('a saved branch closes the dialog', async () => {
  const { calls, isClosed } = await show({ status: 201, body: { id: 9 } });
  fillAll();
  await save();
  await waitFor(() => expect(isClosed()).toBe(true));
  const sent = calls.find(({ method }) => method === 'POST');
  expect(await sent?.json()).toMatchObject({
    name: 'Thamel',
    city: 'Kathmandu',
    latitude: null,
    hours: null,
  });
});
