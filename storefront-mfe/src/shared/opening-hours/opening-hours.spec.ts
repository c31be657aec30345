import { expect, test } from '@jest/globals';
import { openingLines } from './opening-hours';

const hours = [
  { weekday: 1, opens: '11:00', closes: '14:30' },
  { weekday: 1, opens: '17:00', closes: '22:00' },
];

test('a week is told from Sunday on, closed days too', () => {
  const lines = openingLines(hours, 'en', 'Closed');
  expect(lines).toHaveLength(7);
  expect(lines.slice(0, 2)).toEqual(['Sun Closed', 'Mon 11:00–14:30, 17:00–22:00']);
  expect(openingLines(hours, 'ne', 'बन्द')[1]).toContain('११:००–१४:३०, १७:००–२२:००');
});
