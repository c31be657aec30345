import { CARE_TEMPLATES } from './content/care.js';
import { DINING_TEMPLATES } from './content/dining.js';
import { FESTIVAL_TEMPLATES } from './content/festivals.js';
import { GENERAL_TEMPLATES } from './content/any.js';
import { OUTING_TEMPLATES } from './content/outings.js';
import { STAY_TEMPLATES } from './content/stays.js';
import { templatesFor } from './template-choice.js';

const ALL = [
  ...CARE_TEMPLATES,
  ...DINING_TEMPLATES,
  ...FESTIVAL_TEMPLATES,
  ...GENERAL_TEMPLATES,
  ...OUTING_TEMPLATES,
  ...STAY_TEMPLATES,
];
const CAFE = { categoryId: 6, slug: 'cafes', parentSlug: 'dining', locationId: 1 };
const USUAL = { startDate: '2026-10-01', endDate: '2026-10-31' };
const season = (name: string, nameNe: string) => ({ name, nameNe, from: '2026-10-11', until: '2026-10-26' });

describe('templates of deals', () => {
  it('of a category are those of its parent too, filled in with category, city and days', () => {
    const found = templatesFor(CAFE, [], USUAL);
    expect(found.map(({ key }) => key)).toEqual(DINING_TEMPLATES.map(({ key }) => key));
    expect(found[0]?.content).toMatchObject({ ...USUAL, categoryId: 6, locationId: 1 });
  });

  it('of a category without its own are the general ones', () => {
    const own = { ...CAFE, slug: null, parentSlug: null, categoryId: null };
    expect(templatesFor(own, [], USUAL).map(({ key }) => key)).toEqual(
      GENERAL_TEMPLATES.map(({ key }) => key),
    );
  });

  it.each([
    ['Dashain 2083', 'चाड', 'dashain'],
    ['Festival', 'दसैँ', 'dashain'],
    ['Tihar', 'तिहार', 'tihar'],
    ['Nepali New Year', 'नयाँ वर्ष', 'new-year'],
    ['Teej', 'तीज', 'teej'],
    ['Sonam Lhosar', 'सोनाम ल्होसार', 'lhosar'],
  ])('of the season %s (%s) come first and end with it', (name, nameNe, key) => {
    const [first] = templatesFor(CAFE, [season(name, nameNe)], USUAL);
    expect(first).toMatchObject({ key, season: { name } });
    expect(first?.content).toMatchObject({ startDate: '2026-10-01', endDate: '2026-10-26' });
  });

  it('of no other season appear', () => {
    expect(templatesFor(CAFE, [season('Monsoon', 'वर्षा')], USUAL).every((one) => one.season === null)).toBe(
      true,
    );
  });

  it('have a key each and every text in both languages', () => {
    expect(new Set(ALL.map(({ key }) => key)).size).toBe(ALL.length);
    for (const { name, nameNe, why, whyNe, content } of ALL)
      for (const [english, nepali] of [
        [name, nameNe],
        [why, whyNe],
        [content.title, content.titleNe],
        [content.description, content.descriptionNe],
      ]) {
        expect(english).not.toMatch(/[\u0900-\u097F]/);
        expect(nepali).toMatch(/[\u0900-\u097F]/);
        expect(nepali).not.toMatch(/डिल|पास|पाहुना|शहर/);
      }
  });
});
