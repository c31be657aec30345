import { expect, test } from '@jest/globals';
import { formatDistance } from './distance';

test.each([
  [3, '10 m', '१० मिटर'],
  [347, '350 m', '३५० मिटर'],
  [996, '1 km', '१ किमी'],
  [1234, '1.2 km', '१.२ किमी'],
  [14_400, '14 km', '१४ किमी'],
])('%i metres', (metres, en, ne) => {
  expect(formatDistance(metres, 'en')).toBe(en);
  expect(formatDistance(metres, 'ne')).toBe(ne);
});
