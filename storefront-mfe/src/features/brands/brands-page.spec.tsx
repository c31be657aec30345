import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { BrandsPage } from './brands-page';

const FIRST_ONES = 'The first ones are on their way. Check back later.';
const OTHER_WORDS = 'Try another name, a kind of shop or a city.';

const brand = {
  id: 1,
  slug: 'himchuli',
  businessName: 'Himchuli',
  nameNe: null,
  logo: null,
  category: 'Dining',
  categoryNe: null,
  city: null,
  cityNe: null,
  dealCount: 2,
  honour: null,
};

function open(at: string, brands: object[]) {
  answerCalls({ 'GET /api/brands': { body: brands, headers: { 'x-total-count': String(brands.length) } } });
  return renderWithStore(<BrandsPage />, { at });
}

describe('the list of brands', () => {
  test.each(['/brands', '/brands?sort=honour'])(
    'promises the first brands while there are none at all: %s',
    async (at) => {
      await open(at, []);
      expect(await screen.findByText(FIRST_ONES)).toBeTruthy();
      expect(screen.queryByText(OTHER_WORDS)).toBeNull();
      expect(screen.queryByRole('link', { name: 'Show all brands' })).toBeNull();
    },
  );

  test('leads to all brands when a search finds none', async () => {
    await open('/brands?search=zzz', []);
    const all = await screen.findByRole('link', { name: 'Show all brands' });
    expect(all.getAttribute('href')).toBe('/brands');
    expect(screen.getByText(OTHER_WORDS)).toBeTruthy();
    expect(screen.queryByText(FIRST_ONES)).toBeNull();
  });

  test('promises nothing beside brands', async () => {
    await open('/brands', [brand]);
    expect(await screen.findByText('Himchuli')).toBeTruthy();
    expect(screen.queryByText(FIRST_ONES)).toBeNull();
  });
});
