import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { selectToast } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { SaveSearch } from './save-search';
import type { Filters } from './filters/filters';

async function press(filters: Filters, status = 201) {
  document.cookie = 'dobbar_signed_in=1';
  const calls = answerCalls({
    'GET /api/auth/user': { body: { id: 1, email: 'a@example.com', firstName: 'Asha', role: 'customer' } },
    'POST /api/saved-searches': { status, body: { id: 4, query: '', name: null, createdAt: '' } },
  });
  const { store } = await renderWithStore(<SaveSearch filters={filters} />, { at: '/deals' });
  const button = await screen.findByRole('button', { name: 'Save this search' });
  await act(async () => void fireEvent.click(button));
  const sent = calls.find(({ method }) => method === 'POST');
  return { sent: await sent?.json(), toast: selectToast(store.getState()) };
}

test('a search is saved with the filters that say which deals are wanted', async () => {
  const { sent, toast } = await press({
    search: 'momo',
    location: 'all',
    area: ['thamel', 'lazimpat'],
    near: '27.7,85.3',
    radius: 3,
    open: 'now',
    sort: 'near',
  });
  expect(sent).toEqual({ query: 'search=momo&area=thamel&area=lazimpat' });
  expect(toast).toMatchObject({ kind: 'success', title: 'Search saved' });
});

test('a failure to save is told', async () => {
  expect((await press({ category: 'cafes' }, 503)).toast).toMatchObject({
    title: 'The search could not be saved',
  });
});

test('nothing is offered without a filter that can be saved', async () => {
  await renderWithStore(<SaveSearch filters={{ near: '27.7,85.3', location: 'all' }} />, { at: '/deals' });
  expect(screen.queryByRole('button')).toBeNull();
});
