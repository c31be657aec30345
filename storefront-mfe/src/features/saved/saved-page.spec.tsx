import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { selectToast } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { SavedPage } from './saved-page';

const momo = {
  id: 4,
  query: 'location=kathmandu&search=momo',
  name: null,
  createdAt: '2026-11-20T02:00:00Z',
};
const himchuli = {
  id: 9,
  slug: 'himchuli',
  businessName: 'Himchuli Momo House',
  nameNe: null,
  logo: null,
  category: 'Dining',
  categoryNe: 'खानपान',
  city: 'Kathmandu',
  cityNe: 'काठमाडौँ',
  dealCount: 2,
  followedAt: '2026-11-20T02:00:00Z',
};
const answers: Answers = {
  'GET /api/saved-searches': { body: [momo] },
  'GET /api/saved-searches/new-deals': { body: [] },
  'GET /api/brands/followed': { body: [himchuli] },
  'GET /api/categories': { body: [] },
  'GET /api/locations': {
    body: [{ id: 1, slug: 'kathmandu', name: 'Kathmandu', nameNe: 'काठमाडौँ', dealCount: 3 }],
  },
};
const open = (more: Answers = {}) => {
  const calls = answerCalls({ ...answers, ...more });
  return renderWithStore(<SavedPage />, { at: '/dashboard/saved' }).then((rendered) => ({
    ...rendered,
    calls,
  }));
};

describe('the page of saved searches and followed businesses', () => {
  test('names a search after its filters and leads to its deals', async () => {
    await open();
    const link = await screen.findByRole('link', { name: '“momo” · Kathmandu' });
    expect(link.getAttribute('href')).toBe('/deals?location=kathmandu&search=momo');
  });

  test('renames a search', async () => {
    const { calls, store } = await open({
      'PATCH /api/saved-searches/4': { body: { ...momo, name: 'Friday momo' } },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Rename/ }));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Friday momo ' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
    const sent = calls.find(({ method }) => method === 'PATCH');
    expect(await sent?.json()).toEqual({ name: 'Friday momo' });
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
    expect(selectToast(store.getState())).toMatchObject({ title: 'Search renamed' });
  });

  test('deletes a search, and says when that failed', async () => {
    const { store } = await open({ 'DELETE /api/saved-searches/4': { status: 503, body: {} } });
    const remove = await screen.findByRole('button', { name: 'Delete “momo” · Kathmandu' });
    await act(async () => void fireEvent.click(remove));
    expect(selectToast(store.getState())).toMatchObject({ title: 'The search could not be deleted' });
    expect(screen.getByRole('link', { name: '“momo” · Kathmandu' })).toBeTruthy();
  });

  test('lists the businesses and unfollows one', async () => {
    const { calls } = await open({ 'DELETE /api/brands/himchuli/follow': { status: 204 } });
    const section = await screen.findByRole('region', { name: 'Businesses you follow' });
    expect(await within(section).findByText('Kathmandu · 2 deals')).toBeTruthy();
    const unfollow = screen.getByRole('button', { name: 'Unfollow Himchuli Momo House' });
    await act(async () => void fireEvent.click(unfollow));
    expect(calls.some(({ method, url }) => method === 'DELETE' && url.endsWith('/himchuli/follow'))).toBe(
      true,
    );
  });

  test('says what to do where nothing is saved', async () => {
    await open({ 'GET /api/saved-searches': { body: [] }, 'GET /api/brands/followed': { body: [] } });
    expect(await screen.findByText('No saved searches yet')).toBeTruthy();
    expect(await screen.findByText('You follow no business yet')).toBeTruthy();
  });

  test('offers to try again when a part could not be loaded', async () => {
    await open({ 'GET /api/brands/followed': { status: 503, body: {} } });
    expect(await screen.findByText('The businesses could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: '“momo” · Kathmandu' })).toBeTruthy();
  });
});
