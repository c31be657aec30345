import { describe, expect, test } from '@jest/globals';
import type { PlaceView } from 'shared-ui/api/catalog';
import { kilometersBetween } from 'shared-ui/platform';
import { placesMatching } from './places-matching';

const area = (id: number, slug: string, name: string, nameNe: string, dealCount: number) => ({
  id,
  slug,
  name,
  nameNe,
  dealCount,
  latitude: 27.7 + id / 100,
  longitude: 85.3,
});
const kathmandu: PlaceView = {
  ...area(1, 'kathmandu', 'Kathmandu', 'काठमाडौँ', 62),
  areas: [area(2, 'thamel', 'Thamel', 'ठमेल', 23), area(3, 'new-baneshwor', 'New Baneshwor', 'नयाँ बानेश्वर', 0)],
};
const pokhara: PlaceView = { ...area(4, 'pokhara', 'Pokhara', 'पोखरा', 70), latitude: 28.2, areas: [] };
const ilam: PlaceView = { ...area(5, 'ilam', 'Ilam', 'इलाम', 0), latitude: 26.9, areas: [] };
const places = [kathmandu, pokhara, ilam];

const shown = (text: string) =>
  placesMatching(places, text).map(({ city, area: part }) => (part ?? city).slug);

describe('the places of the chooser (U16)', () => {
  test('are the cities with deals, the most first, until a text is typed', () => {
    expect(shown('')).toEqual(['pokhara', 'kathmandu']);
    expect(shown('  ')).toEqual(['pokhara', 'kathmandu']);
  });

  test.each([
    ['tha', ['thamel']],
    ['ठमे', ['thamel']],
    ['baneshwor', ['new-baneshwor']],
    ['काठ', ['kathmandu']],
    ['ilam', ['ilam']],
    ['nowhere', []],
  ])('begin with %j in either script', (text, slugs) => expect(shown(text)).toEqual(slugs));

  test('without deals name the nearest city that has some', () => {
    expect(placesMatching(places, 'ilam')[0]?.nearest?.slug).toBe('kathmandu');
    expect(placesMatching(places, 'thamel')[0]?.nearest).toBeNull();
  });

  test('are a few kilometers apart', () => {
    expect(
      kilometersBetween({ latitude: 27.7154, longitude: 85.3123 }, { latitude: 27.7215, longitude: 85.3617 }),
    ).toBeCloseTo(4.9, 1);
  });
});
