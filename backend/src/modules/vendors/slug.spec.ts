import { slugOf } from './slug.js';

describe('slugs', () => {
  it.each([
    ['Himalaya Hotel', 'himalaya-hotel'],
    ["Didi's Café & Bakery", 'didis-cafe-bakery'],
    ['मोमो पसल', 'business'],
  ])('%s becomes %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
