import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithStore } from 'shared-ui/testing';
import { Brands } from './brands';

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
