import { describe, expect, test } from '@jest/globals';
import { noteOf } from './line-note';

const line = {
  availability: 'available',
  quantity: 2,
  wishedQuantity: 2,
  maxQuantity: 20,
  limitedBy: 'cart',
} as const;

describe('the note of a line', () => {
  test('is none while more can be had', () => {
    expect(noteOf(line)).toBeUndefined();
    expect(noteOf({ ...line, maxQuantity: 3, limitedBy: 'total' })).toBeUndefined();
  });

  test('names the limit that is reached, and that it took something away', () => {
    expect(noteOf({ ...line, maxQuantity: 2, limitedBy: 'person' })).toEqual({
      kind: 'limit',
      text: 'perPerson',
      count: 2,
      isReduced: false,
    });
    expect(noteOf({ ...line, wishedQuantity: 5, maxQuantity: 2, limitedBy: 'total' })).toMatchObject({
      text: 'leftInAll',
      isReduced: true,
    });
  });

  test('says what one order may hold of a deal', () => {
    expect(noteOf({ ...line, wishedQuantity: 4, maxQuantity: 2 })).toEqual({
      kind: 'limit',
      text: 'perOrder',
      count: 2,
      isReduced: true,
    });
  });

  test('says why nothing can be had', () => {
    expect(noteOf({ ...line, availability: 'ended' })).toEqual({ kind: 'refused', text: 'ended' });
    expect(noteOf({ ...line, quantity: 0, maxQuantity: 0, limitedBy: 'day' })).toEqual({
      kind: 'refused',
      text: 'usedToday',
    });
  });
});
