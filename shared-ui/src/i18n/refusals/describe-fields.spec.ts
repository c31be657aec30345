import { describe, expect, it } from '@jest/globals';
import { fieldsInNepali } from './describe-fields';

const nepali = (message: string) => fieldsInNepali([{ field: 'title', message }])[0]?.message;

describe('what the server says of a field', () => {
  it.each([
    ['Please enter at least 12 characters', 'कृपया कम्तीमा १२ अक्षर लेख्नुहोस्।'],
    ['Please give a day such as 2026-11-30', 'कृपया २०२६-११-३० जस्तै मिति लेख्नुहोस्।'],
    ['rating must not be greater than 5', '५ भन्दा बढी लेख्न मिल्दैन।'],
    ['Please choose a file.', 'कृपया फाइल छान्नुहोस्।'],
    ['each value in items must be something that nobody thought of', 'कृपया यो जानकारी जाँच्नुहोस्।'],
  ])('is Nepali for %p', (message, expected) => expect(nepali(message)).toBe(expected));

  it('stays with its field', () => {
    expect(fieldsInNepali([{ field: 'email', message: 'x' }])[0]?.field).toBe('email');
  });
});
