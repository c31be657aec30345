import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithStore } from '../../testing';
import { categoryDrawing, DealCard, pictureOf, withDistinctCovers, type CardDeal } from '.';

const deal: CardDeal = {
  id: 7,
  title: 'Two plates of momo',
  titleNe: 'दुई प्लेट मम',
  discountType: 'buyXgetY',
  discountValue: 'Buy 1 Get 1 Free',
  originalPrice: 560,
  discountedPrice: 280,
  endDate: '2030-12-31T18:14:59.999Z',
  averageRating: 4.7,
  reviewCount: 212,
  vendor: { businessName: 'Himchuli Momo House', nameNe: 'हिमचुली मम हाउस' },
  category: { slug: 'casual-dining', name: 'Casual dining', nameNe: 'क्याजुअल डाइनिङ' },
  location: { slug: 'lalitpur', name: 'Lalitpur', nameNe: 'ललितपुर' },
};

describe('a deal card', () => {
  test('shows offer, place, rating, prices and the day it ends', async () => {
    const { container } = await renderWithStore(<DealCard deal={deal} />);
    expect(screen.getByRole('link', { name: 'Two plates of momo' }).getAttribute('href')).toBe('/deals/7');
    for (const words of [
      'Buy 1 Get 1 Free',
      'Casual dining · Lalitpur',
      '4.7',
      '(212)',
      'Rs. 280',
      'Rs. 560',
      'Save Rs. 280',
      'Dec 31, 2030',
    ]) {
      expect(container.textContent).toContain(words);
    }
  });

  test('hides the rating without reviews and the strike price without a saving', async () => {
    const { container } = await renderWithStore(
      <DealCard deal={{ ...deal, averageRating: null, reviewCount: 0, originalPrice: 280 }} />,
    );
    expect(container.textContent).not.toContain('out of 5');
    expect(container.querySelector('s')).toBeNull();
    expect(container.textContent).not.toContain('Save');
  });

  test('says how often the business gave the deal, once enough customers answered', async () => {
    const { container } = await renderWithStore(<DealCard deal={{ ...deal, honour: null }} />);
    expect(container.textContent).not.toContain('Given');
    const honour = { given: 97, counted: 100 };
    const { container: scored } = await renderWithStore(<DealCard deal={{ ...deal, honour }} />);
    expect(scored.textContent).toContain('Given 97 of 100 times');
  });

  test('says in a list how often it was given and until when it is valid, below the prices', async () => {
    const honour = { given: 97, counted: 100 };
    const { container } = await renderWithStore(<DealCard deal={{ ...deal, honour }} isTicket />);
    const foot = container.querySelector('[data-part="foot"]')?.textContent;
    expect(foot).toContain('Given 97 of 100 times');
    expect(foot).toContain('until Dec 31');
  });

  test('says that it ends soon only when it does', async () => {
    const { container } = await renderWithStore(<DealCard deal={deal} />);
    expect(container.textContent).not.toContain('Ends');
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const { container: hurried } = await renderWithStore(<DealCard deal={{ ...deal, endDate: soon }} />);
    expect(hurried.textContent).toMatch(/Ends (today|in 1 day)/);
  });

  test('speaks Nepali', async () => {
    const { container } = await renderWithStore(<DealCard deal={deal} />, { language: 'ne' });
    expect(container.textContent).toContain('दुई प्लेट मम');
    expect(container.textContent).toContain('हिमचुली मम हाउस');
    expect(container.textContent).toContain('रु. २८०');
    expect(container.textContent).toContain('२८० बचत');
  });
});

describe('the facts of a card', () => {
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const text = async (change: Partial<CardDeal>, language: 'en' | 'ne' = 'en') =>
    (await renderWithStore(<DealCard deal={{ ...deal, ...change }} />, { language })).container.textContent;

  test('are the area above the title, the distance and until when it is open', async () => {
    const shown = await text({
      area: { slug: 'thamel', name: 'Thamel', nameNe: 'ठमेल' },
      distanceMetres: 347,
      opening: { state: 'open', changesAt: '2030-12-31T15:15:00.000Z' },
    });
    expect(shown).toContain('Casual dining · Thamel');
    expect(shown).toContain('350 m');
    expect(shown).toContain('Open until 9 PM');
  });

  test('say when the deal can be used next, and nothing without hours', async () => {
    expect(await text({ opening: { state: 'closed', changesAt: soon(30) }, nextUseAt: soon(30) })).toMatch(
      /Opens (Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d+(:\d\d)? [AP]M/,
    );
    expect(await text({ opening: { state: 'unknown', changesAt: null }, nextUseAt: null })).not.toContain(
      'Open',
    );
  });

  test('say nothing any more once the time is over', async () => {
    expect(await text({ opening: { state: 'open', changesAt: soon(-1) } })).not.toContain('Open until');
  });

  test('speak Nepali', async () => {
    const opening = { state: 'open', changesAt: '2030-12-31T15:15:00.000Z' } as const;
    expect(await text({ opening, distanceMetres: 1200 }, 'ne')).toContain('राति ९ बजेसम्म खुला');
  });
});

describe('a cover', () => {
  const business = { id: 9, businessName: 'Himchuli Momo House', nameNe: 'हिमचुली मम हाउस' };
  const plain = { ...deal, vendor: business, coverKey: null };

  test('is the photo, else the drawing of what the title names, else the typographic one', () => {
    expect(pictureOf({ ...plain, image: '/media/a/640.webp', coverKey: 'momo-plate' }, 'en')).toBe(
      '/media/a/640.webp',
    );
    expect(pictureOf({ ...plain, coverKey: 'momo-plate' }, 'en')).toMatch(
      /^\/media\/covers\/\d+\/momo-plate\.svg$/,
    );
    expect(pictureOf(plain, 'en')).toMatch(/\/ticket\/casual-dining\.9\.3\.Himc\.svg$/);
    expect(decodeURIComponent(pictureOf(plain, 'ne'))).toMatch(/\.9\.3\.हिमच\.svg$|\.9\.3\.हिमच/);
  });

  test('shows the palette of the parent category where its own has none, and the logo', () => {
    const vendor = { ...business, logo: '/media/0b7e/192.webp' };
    const category = { slug: 'momo-places', name: 'Momo', parentSlug: 'dining' };
    expect(pictureOf({ ...plain, vendor, category }, 'en')).toMatch(
      /\/ticket\/momo-places~dining\.9\.3\.Himc\.svg\?logo=0b7e\/192$/,
    );
  });

  test('differs from its neighbours: the later drawing gives way, the later ticket takes another look', () => {
    const drawn = { ...plain, coverKey: 'momo-plate' };
    const list = withDistinctCovers([
      { ...drawn, id: 1 },
      { ...drawn, id: 2 },
      { ...plain, id: 6 },
      { ...drawn, id: 3, vendor: { id: 10, businessName: 'Kali' } },
    ]);
    expect(list.map(({ coverKey }) => coverKey)).toEqual(['momo-plate', null, null, null]);
    expect(new Set(list.map((one) => pictureOf(one, 'en'))).size).toBe(4);
  });

  test('appears again after eleven others', () => {
    const drawn = { ...plain, coverKey: 'momo-plate' };
    const others = Array.from({ length: 11 }, (_, index) => ({
      ...plain,
      id: index,
      coverKey: `other-${index}`,
    }));
    expect(withDistinctCovers([drawn, ...others, drawn]).at(-1)?.coverKey).toBe('momo-plate');
    expect(withDistinctCovers([drawn, ...others.slice(1), drawn]).at(-1)?.coverKey).toBeNull();
  });

  test('of a category is that of its shops', () => {
    expect(categoryDrawing('beauty')).toMatch(/\/spa-1\.svg$/);
    expect(categoryDrawing('something new')).toMatch(/\/attractions-2\.svg$/);
  });
});
