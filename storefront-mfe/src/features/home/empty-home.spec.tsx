import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithStore } from 'shared-ui/testing';
import { Brands } from './brands';
import { Figures } from './figures';

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

const stats = {
  customers: 90,
  businesses: 1200,
  cities: 7,
  deals: 15,
  redemptions: 34,
  pointsPerVisit: 11,
  biggestSavingPercent: 60,
};
const NOTHING = Object.fromEntries(Object.keys(stats).map((name) => [name, 0])) as typeof stats;

const shown = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);

describe('the figures of the marketplace', () => {
  test('are hidden in an empty marketplace, and the headline stays', async () => {
    await renderWithStore(<Figures stats={NOTHING} />);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(shown()).toEqual([]);
    expect(screen.queryByText('In figures')).toBeNull();
    expect(screen.queryByText('0')).toBeNull();
  });

  test('are hidden until they are known', async () => {
    await renderWithStore(<Figures stats={undefined} />);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(shown()).toEqual([]);
  });

  test('leave out the saving before the first deal', async () => {
    await renderWithStore(<Figures stats={{ ...stats, biggestSavingPercent: 0, businesses: 1 }} />);
    expect(shown()).toEqual(['business', 'cities', 'redemptions']);
    expect(screen.queryByText('Up to 0%')).toBeNull();
  });

  test('are counts with their names', async () => {
    await renderWithStore(<Figures stats={stats} />);
    expect(shown()).toEqual(['saved per visit', 'businesses', 'cities', 'redemptions']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Up to 60%',
      '1,200',
      '7',
      '34',
    ]);
  });
});

describe('popular brands', () => {
  test('have no heading while there are none', async () => {
    await renderWithStore(<Brands brands={[]} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('lead to their pages', async () => {
    await renderWithStore(<Brands brands={[brand]} />);
    expect(screen.getByRole('heading', { name: 'Popular Brands' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Himchuli/ }).getAttribute('href')).toBe('/brand/himchuli');
  });
});
