import { describe, expect, test } from '@jest/globals';
import { searchNameOf } from './search-name';
import english from './texts.en.json';

const t = (key: keyof typeof english, values: Record<string, unknown> = {}) =>
  english[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const names = new Map([
  ['kathmandu', 'काठमाडौँ'],
  ['cafes', 'क्याफे'],
]);

describe('the name of a saved search', () => {
  test.each([
    ['search=momo&maxPrice=500&location=kathmandu', '“momo” · काठमाडौँ · up to Rs. 500'],
    ['category=cafes&minPrice=100', 'क्याफे · from Rs. 100'],
    ['category=hair-salons', 'Hair Salons'],
    ['area=thamel&area=jhamsikhel&search=momo', '“momo” · Thamel · Jhamsikhel'],
    ['food=veg&food=halal&search=momo', '“momo” · Vegetarian · Halal'],
    ['discountType=buyXgetY', 'Buy one get one'],
    ['vendor=himchuli-momo', 'Himchuli Momo'],
    ['categoryId=4', 'Filtered deals'],
  ])('of %s is %s', (query, name) => {
    expect(searchNameOf(query, t as never, names)).toBe(name);
  });
});
