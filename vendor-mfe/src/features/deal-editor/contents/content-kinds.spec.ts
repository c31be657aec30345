import { describe, expect, test } from '@jest/globals';
import { translator } from 'shared-ui/i18n';
import { fieldOf } from '../deal-fields';
import english from '../texts.en.json';
import { venueFieldError } from './content-errors';
import { lines, NO_PLACE, priceFor, venue } from './content-kinds';
import { priceForWords } from './content-words';

const place = { name: 'Beach camp', nameNe: null, latitude: 27.8525, longitude: 84.6245, areaId: 3 };

describe('what a deal contains', () => {
  test('is written line by line and sent without empty ones', () => {
    const kind = lines('included');
    expect(kind.read(['Snacks', 'Tea'])).toBe('Snacks\nTea');
    expect(kind.write(' Snacks \n\nTea')).toEqual(['Snacks', 'Tea']);
    expect(kind.write(' \n')).toBeNull();
  });

  test('has a price for a number in either script, or for nothing', () => {
    const kind = priceFor('priceFor');
    expect(kind.read({ count: 2, unit: 'nights' })).toEqual({ count: '2', unit: 'nights' });
    expect(kind.write({ count: '१,०००', unit: 'pieces' })).toEqual({ count: 1000, unit: 'pieces' });
    expect([kind.read(null), kind.write(null)]).toEqual([null, null]);
  });

  test('says in words what the price is for', () => {
    const t = translator<keyof typeof english>(english, 'en') as Parameters<typeof priceForWords>[1];
    expect(priceForWords({ count: '1', unit: 'nights' }, t)).toBe('1 night');
    expect(priceForWords({ count: 'few', unit: 'people' }, t)).toBe('few (People)');
  });
});

describe('a place of its own', () => {
  test('is read as text and sent with numbers', () => {
    const kind = venue('venue');
    const typed = { name: 'Beach camp', nameNe: '', latitude: '27.8525', longitude: '84.6245', areaId: 3 };
    expect(kind.read(place)).toEqual(typed);
    expect(kind.write({ ...typed, name: ' Beach camp', latitude: '२७.८५२५' })).toEqual(place);
    expect([kind.read(null), kind.write(null)]).toEqual([null, null]);
  });

  test('names its first part that is not right', () => {
    const named = { ...NO_PLACE, name: 'Beach camp' };
    expect(venueFieldError(null)).toBeNull();
    expect(venueFieldError(NO_PLACE)).toEqual({ part: 'name', error: 'venueNameBad' });
    expect(venueFieldError({ ...named, nameNe: 'ब' })).toEqual({ part: 'nameNe', error: 'venueNameBad' });
    expect(venueFieldError(named)).toEqual({ part: 'latitude', error: 'latitudeBad' });
    expect(venueFieldError({ ...named, latitude: '27' })).toEqual({
      part: 'longitude',
      error: 'longitudeBad',
    });
  });

  test('gets the errors of its parts', () => {
    expect(['venue.areaId', 'included', 'startDate'].map(fieldOf)).toEqual(['venue', 'included', 'startDay']);
  });
});
