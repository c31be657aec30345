import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { addViewed, parseViewed, storedViewed } from '../../../shared/own-activity/viewed-deals';
import { OwnRails } from './own-rails';

const dining = { slug: 'dining', name: 'Dining', nameNe: 'खानपान', parentSlug: null };
const deal = (id: number, coverKey: string | null = null) => ({
  id,
  title: `Deal ${id}`,
  titleNe: null,
  coverKey,
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 560,
  discountedPrice: 280,
  endDate: '2030-12-31T00:00:00Z',
  availability: 'available',
  category: dining,
  vendor: { id: 1, businessName: 'Himchuli Momo House', nameNe: null },
});

const account = { firstName: 'Sujata', role: 'customer', suggestions: true };

async function open(answers: Answers, isSignedIn = false) {
  const store = makeStore();
  store.dispatch(sessionHinted(isSignedIn));
  const calls = answerCalls({
    'GET /api/auth/user': { body: account },
    'GET /api/users/me': { body: account },
    'GET /api/redemptions/me': { body: [] },
    'GET /api/favorites': { body: [] },
    'GET /api/deals': {
      body: [deal(1, 'momo-jhol'), deal(8, 'momo-plate'), deal(9, 'momo-chilli'), deal(10)],
    },
    ...answers,
  });
  const view = await renderWithStore(<OwnRails />, { store });
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  return { calls, ...view };
}

const pathsOf = (calls: Request[]) => calls.map(({ url }) => new URL(url).pathname);

beforeEach(() => localStorage.clear());

describe('the rails of a visitor', () => {
  test('are none without deals that were viewed, and ask for nothing', async () => {
    const { calls, container } = await open({});
    expect([container.textContent, calls]).toEqual(['', []]);
  });

  test('show the viewed deals that can still be had, the last one first', async () => {
    [3, 2, 1].forEach(addViewed);
    const { calls } = await open({
      'GET /api/favorites/preview': {
        body: [deal(3), { ...deal(2), availability: 'ended' }, deal(1)],
      },
      'GET /api/deals': { body: [] },
    });
    expect(new URL(calls[0]?.url ?? '').searchParams.get('items')).toBe('1:0,2:0,3:0');
    expect(await screen.findByRole('heading', { name: 'Recently viewed' })).toBeTruthy();
    const titles = screen.getAllByRole('link', { name: /^Deal/ }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Deal 1', 'Deal 3']);
    expect(screen.getByRole('link', { name: 'Edit list' }).getAttribute('href')).toBe('/favorites#viewed');
  });

  test('show more of a dish that was viewed twice, without what was viewed (OA2)', async () => {
    [1, 2].forEach(addViewed);
    const { calls } = await open({
      'GET /api/favorites/preview': { body: [deal(2, 'dining-1'), deal(1, 'momo-jhol')] },
    });
    const heading = await screen.findByRole('heading', { name: 'Because you like momo' });
    const asked = calls.find(({ url }) => url.includes('/api/deals?'))?.url;
    expect(new URL(asked ?? '').searchParams.get('search')).toBe('momo');
    const rail = within(heading.closest('section') as HTMLElement);
    expect(rail.getAllByRole('link', { name: /^Deal/ }).map(({ textContent }) => textContent)).toEqual([
      'Deal 8',
      'Deal 9',
    ]);
  });

  test('show more of the category where the dish has too little', async () => {
    [1, 2].forEach(addViewed);
    const { calls } = await open({
      'GET /api/favorites/preview': { body: [deal(2, 'dining-1'), deal(1, 'momo-jhol')] },
      'GET /api/deals': ({ url }) =>
        url.includes('category=dining') ? { body: [deal(5), deal(6)] } : { body: [deal(7, 'momo-plate')] },
    });
    expect(await screen.findByRole('heading', { name: 'Because you like Dining' })).toBeTruthy();
    expect(pathsOf(calls).filter((path) => path === '/api/deals')).toHaveLength(2);
  });

  test('are none while the device does not remember (OA3)', async () => {
    addViewed(1);
    localStorage.setItem('dobbar.own-activity', 'off');
    const { container } = await open({ 'GET /api/favorites/preview': { body: [deal(1)] } });
    expect(container.textContent).toBe('');
  });
});

describe('the rails of a member', () => {
  const used = { 'GET /api/redemptions/me': { body: [{ id: 'a', deal: deal(1, 'momo-jhol') }] } };
  const kept = { 'GET /api/favorites': { body: [deal(2, 'dining-1')] } };

  test('follow used codes and favorites (OA2)', async () => {
    await open({ ...used, ...kept }, true);
    expect(await screen.findByRole('heading', { name: 'Because you like momo' })).toBeTruthy();
    expect(screen.getByText('From your used codes and favorites')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Turn off' }).getAttribute('href')).toBe('/dashboard/settings');
  });

  test('are none with one signal', async () => {
    const { calls, container } = await open(used, true);
    await waitFor(() => expect(pathsOf(calls)).toContain('/api/favorites'));
    await waitFor(() => expect(container.textContent).toBe(''));
  });

  test('are none when the account turned them off, and this device forgets as well (OA3)', async () => {
    addViewed(7);
    const { calls, container } = await open(
      { ...used, ...kept, 'GET /api/users/me': { body: { ...account, suggestions: false } } },
      true,
    );
    await waitFor(() => expect(parseViewed(storedViewed())).toEqual([]));
    expect(container.textContent).toBe('');
    expect(pathsOf(calls)).not.toContain('/api/redemptions/me');
  });
});
