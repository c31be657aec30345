import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithStore } from '../../testing';
import { coverFamilyOf, coverOf, DealCard, type CardDeal } from '.';

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

describe('a cover', () => {
  test('comes from the family of the category and stays with the deal', () => {
    expect(coverFamilyOf('premium-dining')).toBe('dining');
    expect(coverFamilyOf('beauty')).toBe('spa');
    expect(coverFamilyOf('something new')).toBe('dining');
    expect(coverOf('hotels', 7)).toBe(coverOf('hotels', 7));
  });
});
