import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'shared-ui/router';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { ExplorePage } from './explore-page';

const deal = (id: number) => ({
  id,
  title: `Deal ${id}`,
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 560,
  discountedPrice: 280,
  endDate: '2030-12-31T00:00:00Z',
  vendor: { businessName: 'Himchuli Momo House' },
});
const answers: Answers = {
  'GET /api/categories': {
    body: [
      { slug: 'dining', name: 'Dining', nameNe: 'खाना', formerSlugs: ['street-food'] },
      { slug: 'premium-dining', name: 'Premium Dining', nameNe: 'प्रिमियम डाइनिङ' },
    ],
  },
  'GET /api/locations': { body: [{ slug: 'pokhara', name: 'Pokhara', nameNe: 'पोखरा', dealCount: 3 }] },
  'GET /api/deals/facets': { body: { total: 46, categories: [{ slug: 'dining', count: 9 }] } },
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

function open(at: string, list: Answers['x'], others: Answers = {}) {
  const calls = answerCalls({ ...answers, ...others, 'GET /api/deals': list ?? {} });
  const page = (
    <>
      <ExplorePage />
      <Address />
    </>
  );
  return renderWithStore(page, { at }).then(() => calls);
}

const address = () => screen.getByTestId('address').textContent;

describe('the list of deals', () => {
  test('asks for what the address says and names it in chips', async () => {
    const calls = await open('/deals?category=premium-dining&location=pokhara', {
      body: [deal(1)],
      headers: { 'x-total-count': '1' },
    });
    expect(await screen.findByText('1 deal')).toBeTruthy();
    expect(screen.getByText('in Pokhara')).toBeTruthy();
    const asked = calls.find(({ url }) => url.includes('/api/deals?'))?.url;
    expect(new URL(asked ?? '').search).toBe('?category=premium-dining&location=pokhara&sort=popular');
    const chip = await screen.findByRole('link', { name: 'Remove Premium Dining' });
    expect(chip.getAttribute('href')).toBe('/deals?location=pokhara');
    expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/deals');
  });

  test('names the food in chips, each to be taken off', async () => {
    const calls = await open('/deals?food=halal&food=veg', { body: [deal(1)] });
    const veg = await screen.findByRole('link', { name: 'Remove Vegetarian' });
    expect(veg.getAttribute('href')).toBe('/deals?food=halal');
    expect(screen.getByRole('link', { name: 'Remove Halal' }).getAttribute('href')).toBe('/deals?food=veg');
    const asked = calls.find(({ url }) => url.includes('/api/deals?'))?.url;
    expect(new URL(asked ?? '').searchParams.getAll('food')).toEqual(['veg', 'halal']);
  });

  test('grows in place, behind a link to the next page', async () => {
    await open('/deals', ({ url }) => {
      const isFirst = !new URL(url).searchParams.has('cursor');
      const headers = {
        'x-total-count': '30',
        ...(isFirst && { link: '</api/deals?cursor=abc>; rel="next"' }),
      };
      return { body: [deal(isFirst ? 1 : 2)], headers };
    });
    fireEvent.scroll(window);
    const more = await screen.findByRole('link', { name: 'Show 24 more' });
    expect(more.getAttribute('href')).toBe('/deals?cursor=abc');
    await act(async () => void fireEvent.click(more));
    expect(await screen.findByText('Deal 2')).toBeTruthy();
    expect(screen.getByText('Deal 1')).toBeTruthy();
    expect(address()).toBe('/deals');
  });

  const found = (answer: object) => ({
    body: [deal(1)],
    headers: {
      'x-total-count': '1',
      'x-search': encodeURIComponent(
        JSON.stringify({ matched: [], dropped: [], isAny: false, filters: [], suggestions: [], ...answer }),
      ),
    },
  });

  test('says which words the deals have when none has all', async () => {
    await open('/deals?search=thakali+baluwatar', found({ matched: ['thakali'], dropped: ['baluwatar'] }));
    expect(await screen.findByText('No exact match for “thakali baluwatar”.')).toBeTruthy();
    expect(screen.getByText('This one has “thakali”.')).toBeTruthy();
    const dropped = screen.getByRole('link', { name: 'Search for baluwatar only' });
    expect(dropped.getAttribute('href')).toBe('/deals?search=baluwatar');
    const used = screen.getByRole('link', { name: 'Remove thakali' });
    expect(used.getAttribute('href')).toBe('/deals?search=baluwatar');
  });

  test('shows the filters of a text as chips to remove', async () => {
    const filters = [
      { name: 'maxPrice', value: '500', text: 'under 500' },
      { name: 'location', value: 'pokhara', text: 'pokhara' },
    ];
    await open('/deals?search=momo+under+500+pokhara', found({ matched: ['momo'], filters }));
    const price = await screen.findByRole('link', { name: 'Remove Up to Rs. 500' });
    expect(price.getAttribute('href')).toBe('/deals?search=momo+pokhara');
    const city = screen.getByRole('link', { name: 'Remove Pokhara' });
    expect(city.getAttribute('href')).toBe('/deals?search=momo+under+500');
    expect(screen.queryByText(/No exact match/)).toBeNull();
  });

  test('asks for the position after a tap only', async () => {
    const getCurrentPosition = jest.fn((done: PositionCallback) =>
      done({ coords: { latitude: 27.7172, longitude: 85.324 } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const filters = [{ name: 'near', value: 'me', text: 'near me' }];
    await open('/deals?search=momo+near+me', found({ matched: ['momo'], filters }));
    const chip = await screen.findByRole('button', { name: 'Near me' });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await act(async () => void fireEvent.click(chip));
    expect(address()).toMatch(/^\/deals\?search=momo&near=27\.7\d*%2C85\.3\d*&sort=near$/);
  });

  test('says that nothing is open, and how many deals open next', async () => {
    const later = { ...deal(1), nextUseAt: '2030-11-29T02:15:00Z' };
    const list = (request: Request) =>
      request.url.includes('open=now')
        ? { body: [], headers: { 'x-total-count': '0' } }
        : { body: [later, { ...later, id: 2 }, deal(3)], headers: { 'x-total-count': '3' } };
    await open('/deals?location=pokhara&open=now', list);
    expect(await screen.findByRole('heading', { name: 'Nothing open now in Pokhara' })).toBeTruthy();
    expect(screen.getByText('2 deals open from Nov 29.')).toBeTruthy();
    const all = screen.getByRole('link', { name: 'Show all 3 in Pokhara' });
    expect(all.getAttribute('href')).toBe('/deals?location=pokhara');
  });

  test('promises the first deals while there are none at all, without a filter to clear', async () => {
    await open('/deals?sort=saving', { body: [], headers: { 'x-total-count': '0' } });
    expect(await screen.findByText('The first ones are on their way. Check back later.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
  });

  test('says that nothing was found, and how to go on', async () => {
    await open('/deals?search=zzz', { body: [], headers: { 'x-total-count': '0' } });
    expect(await screen.findByRole('heading', { name: 'No deals found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toBeTruthy();
  });

  test('says which filter to remove when nothing is left', async () => {
    await open('/deals?location=pokhara&open=now&category=dining', ({ url }) =>
      new URL(url).searchParams.has('open')
        ? { body: [], headers: { 'x-total-count': '0' } }
        : { body: [deal(1)], headers: { 'x-total-count': '12' } },
    );
    const without = await screen.findByRole('link', { name: 'Remove Open now: 12 deals' });
    expect(without.getAttribute('href')).toBe('/deals?category=dining&location=pokhara');
    expect(screen.queryByRole('link', { name: /^Remove Dining:/ })).toBeNull();
  });

  test('leads from a city without deals to the nearest that has some', async () => {
    const at = (slug: string, name: string, latitude: number, dealCount: number) => ({
      ...{ slug, name, nameNe: name, latitude, longitude: 87, dealCount, areas: [] },
    });
    const places = [
      at('dharan', 'Dharan', 26.8, 0),
      at('pokhara', 'Pokhara', 28.2, 31),
      at('itahari', 'Itahari', 26.6, 4),
    ];
    await open(
      '/deals?location=dharan',
      { body: [], headers: { 'x-total-count': '0' } },
      { 'GET /api/places': { body: places } },
    );
    expect(await screen.findByRole('heading', { name: 'No deals in Dharan yet' })).toBeTruthy();
    const nearest = screen.getByRole('link', { name: 'See 4 in Itahari' });
    expect(nearest.getAttribute('href')).toBe('/deals?location=itahari');
  });

  test('can be asked for again after a failure', async () => {
    let attempts = 0;
    await open('/deals', () => {
      attempts += 1;
      return attempts === 1 ? { status: 503, body: {} } : { body: [deal(1)] };
    });
    await screen.findByRole('heading', { name: 'Failed to fetch deals' });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByText('Deal 1')).toBeTruthy();
  });

  test('applies the filters of the sheet, with the number of deals they leave', async () => {
    await open('/deals', { body: [deal(1)], headers: { 'x-total-count': '1' } });
    const filters = await screen.findByRole('button', { name: 'Filters' });
    await act(async () => void fireEvent.click(filters));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(sheet.getByRole('button', { name: /Dining/ }));
    const apply = await sheet.findByRole('button', { name: 'Apply Filters · 46 deals' });
    await act(async () => void fireEvent.click(apply));
    expect(address()).toBe('/deals?category=dining');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leads from the address of a category that was merged to where its deals are', async () => {
    await open('/deals?category=street-food&sort=ending', { body: [deal(1)] });
    expect(await screen.findByText('Deal 1')).toBeTruthy();
    expect(address()).toBe('/deals?category=dining&sort=ending');
  });
});
