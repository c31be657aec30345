import { endOfNepalDay } from '../time/nepal-day.js';
import { instantOf } from './instant.js';

describe('an instant from outside', () => {
  it('is what was sent, with its zone', () => {
    expect(instantOf('2026-11-30T10:00:00+05:45', endOfNepalDay)).toEqual(
      new Date('2026-11-30T04:15:00.000Z'),
    );
  });

  it('is the given end of a Nepal day when only a day was sent', () => {
    expect(instantOf('2026-11-30', endOfNepalDay)).toEqual(new Date('2026-11-30T18:14:59.999Z'));
  });

  it.each([
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '+275760-09-13T00:00:00Z',
    '-000001-01-01',
    '2026-11-30T10:00:00',
    'Nov 30 2026',
    '',
    7,
    null,
    ['2026-11-30'],
  ])('stays %p, to be rejected', (value) => {
    expect(instantOf(value, endOfNepalDay)).toEqual(value);
  });
});
