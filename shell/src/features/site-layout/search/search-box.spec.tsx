import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'shared-ui/router';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { readRecent } from './recent-searches';
import { SearchBox } from './search-box';

const suggestions = {
  dishes: [{ labelEn: 'momo', labelNe: 'मोमो', count: 9, path: '/deals?search=momo' }],
  businesses: [
    { labelEn: 'Himchuli Momo House', labelNe: 'हिमचुली मम हाउस', count: 3, path: '/brands/himchuli' },
  ],
  areas: [],
  deals: [{ id: 7, title: 'Jhol momo', titleNe: null }],
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};
const address = () => screen.getByTestId('address').textContent;

describe('the search box', () => {
  let calls: ReturnType<typeof answerCalls>;

  // The lists are lazy-loaded when the box opens.
  beforeAll(() => import('./search-panel'));

  beforeEach(async () => {
    localStorage.clear();
    calls = answerCalls({ 'GET /api/search/suggest': { body: suggestions } });
    const page = (
      <>
        <SearchBox />
        <Address />
      </>
    );
    await renderWithStore(page, { at: '/deals?location=pokhara' });
  });

  const box = () => screen.getByRole('combobox');
  const type = (value: string) => act(async () => void fireEvent.change(box(), { target: { value } }));
  const press = (key: string) => act(async () => void fireEvent.keyDown(box(), { key }));
  const asked = () => calls.filter(({ url }) => url.includes('/api/search/suggest'));

  test('suggests after a pause, in groups, and says how many', async () => {
    await type('m');
    await type('mo');
    await type('mom');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(asked().map(({ url }) => new URL(url).search)).toEqual(['?q=mom&place=pokhara']);
    expect(box().getAttribute('aria-expanded')).toBe('true');
    const dishes = within(list).getByRole('group', { name: 'Dishes' });
    expect(within(dishes).getByRole('option').textContent).toBe('momo · मोमो9 deals');
    expect(within(list).getAllByRole('option')).toHaveLength(4);
    expect(screen.getByText('3 suggestions').getAttribute('role')).toBe('status');
  });

  test('is used by keyboard: arrows, Enter and Esc', async () => {
    await type('mom');
    await screen.findByRole('listbox');
    await press('ArrowDown');
    await press('ArrowDown');
    const active = document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('Himchuli Momo House');
    expect(active?.getAttribute('aria-selected')).toBe('true');
    await press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((box() as HTMLInputElement).value).toBe('mom');
    await type('momo');
    await screen.findByRole('listbox');
    await press('ArrowUp');
    await press('ArrowUp');
    await press('Enter');
    expect(address()).toBe('/deals/7');
  });

  test('leads to all results, which it remembers on the device', async () => {
    await type('momo');
    fireEvent.click(await screen.findByRole('option', { name: 'See all results for “momo”' }));
    expect(address()).toBe('/deals?location=pokhara&search=momo');
    await waitFor(() => expect(readRecent()).toEqual(['momo']));
  });

  test('shows the last searches of an empty box, each removable', async () => {
    localStorage.setItem('dobbar.searches', '["thakali","चिया"]');
    await act(async () => box().focus());
    const again = await screen.findByRole('link', { name: 'thakali' });
    expect(again.getAttribute('href')).toBe('/deals?location=pokhara&search=thakali');
    await act(async () =>
      screen.getByRole('button', { name: 'Remove “thakali” from your last searches' }).click(),
    );
    expect(screen.queryByRole('link', { name: 'thakali' })).toBeNull();
    expect(readRecent()).toEqual(['चिया']);
  });
});

test('the form has the filters of the list in the order of the server, and nothing else of the address', async () => {
  await renderWithStore(<SearchBox />, {
    at: '/deals?location=pokhara&utm_source=flyer&food=veg&category=hotels&cursor=abc&food=halal&search=lake',
  });
  const form = new FormData(screen.getByRole<HTMLFormElement>('search'));
  expect([...form].map((field) => field.join('='))).toEqual([
    'search=lake',
    'category=hotels',
    'food=veg',
    'food=halal',
    'location=pokhara',
  ]);
});
