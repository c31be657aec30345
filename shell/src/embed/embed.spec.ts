import { describe, expect, test } from '@jest/globals';
import { cardOf } from './card';
import { nearbyOf, nearbyPath } from './nearby';
import type { EmbeddedDeal } from './site';

const site = { origin: 'https://dobbar.example', read: () => Promise.reject(new Error('not called')) };

const deal: EmbeddedDeal = {
  id: 7,
  title: '<img src=x onerror="alert(1)"> tea',
  titleNe: null,
  image: '/media/7.webp',
  coverKey: null,
  discountType: 'percentage',
  discountValue: '30',
  originalPrice: 1_000,
  discountedPrice: 700,
  endDate: '2026-12-20T10:00:00.000Z',
  status: 'live',
  vendor: { id: 3, businessName: 'Momo & Sons', nameNe: 'म:म घर', logo: null },
  category: { slug: 'cafes', parentSlug: 'dining' },
  location: { name: 'Kathmandu', nameNe: 'काठमाडौँ' },
};

describe('the card of a deal on another site', () => {
  test('is one link, and shows what people wrote as text', () => {
    const card = cardOf(deal, site, 'en');
    expect(card.getAttribute('href')).toBe('https://dobbar.example/deals/7');
    expect(card.querySelector('.title')?.textContent).toBe(deal.title);
    expect(card.querySelectorAll('img')).toHaveLength(1);
    expect(card.querySelector('img')?.getAttribute('src')).toBe('https://dobbar.example/media/7.webp');
    expect(card.textContent).toContain('30% OFF');
    expect(card.textContent).toContain('Rs. 700 Original price Rs. 1,000');
    expect(card.textContent).toContain('Kathmandu · Until Dec 20');
  });

  test('is in Nepali, with English where there is no Nepali text', () => {
    const card = cardOf({ ...deal, image: null }, site, 'ne');
    expect(card.getAttribute('href')).toBe('https://dobbar.example/ne/deals/7');
    expect(card.lang).toBe('ne');
    for (const text of [deal.title, '३०% छुट', 'म:म घर', 'रु. ७००', 'साबिक मूल्य'])
      expect(card.textContent).toContain(text);
  });

  test('says that a deal is sold out, and how far it is', () => {
    const card = cardOf({ ...deal, status: 'sold-out', distanceMetres: 350 }, site, 'en');
    expect(card.textContent).toContain('350 m away · Sold out');
  });

  test('without a photo shows the cover that the site draws', () => {
    const source = (
      changes: Partial<EmbeddedDeal>,
      language: 'en' | 'ne' = 'en',
    ): string | null | undefined =>
      cardOf({ ...deal, image: null, ...changes }, site, language)
        .querySelector('img')
        ?.getAttribute('src');
    expect(source({ coverKey: 'momo-1' })).toMatch(
      /^https:\/\/dobbar\.example\/media\/covers\/\d+\/momo-1\.svg$/,
    );
    expect(source({})).toMatch(/\/media\/covers\/\d+\/ticket\/cafes~dining\.3\.3\.Momo\.svg$/);
    expect(source({}, 'ne')).toContain(`.${encodeURIComponent('म:म ')}.svg`);
  });

  test('has no picture of another site', () => {
    const card = cardOf({ ...deal, image: 'javascript:alert(1)' }, site, 'en');
    expect(card.querySelector('img')).toBeNull();
  });
});

describe('deals near a place', () => {
  test.each([
    [
      { dobbarNearby: '27.7172, 85.3240', radius: '10', limit: '4' },
      'limit=4&near=27.7172%2C85.3240&radius=10&sort=near',
    ],
    [{ dobbarNearby: '27.7,85.3', radius: '7', limit: '900' }, 'limit=6&near=27.7%2C85.3&radius=3&sort=near'],
    [{ dobbarNearby: 'pokhara', limit: 'x' }, 'limit=3&location=pokhara'],
    [{ dobbarNearby: 'a&limit=100' }, 'limit=3&location=a%26limit%3D100'],
  ])('%j asks for %s', (data, query) => {
    expect(nearbyPath(data)).toBe(`/api/deals?${query}`);
  });

  test('are a named list, or say that there are none', () => {
    const full = nearbyOf([deal, { ...deal, id: 8 }], site, 'en');
    expect(full.getAttribute('aria-label')).toBe('Deals near here');
    expect(full.querySelectorAll('li a.card')).toHaveLength(2);
    const twins = [deal, { ...deal, id: 11 }].map((one) => ({ ...one, image: null, coverKey: 'momo-1' }));
    const shown = [...nearbyOf(twins, site, 'en').querySelectorAll('img')].map(({ src }) => src);
    expect(new Set(shown).size).toBe(2);
    expect(nearbyOf([], site, 'ne').textContent).toContain('अहिले यहाँ नजिक कुनै अफर छैन।');
  });
});
