import { expect, test } from '@jest/globals';
import { adviceContent } from './advice-content';

const advice = { id: '2026-11-22.2.15', weekday: 2, hoursFrom: '15:00', hoursUntil: '18:00', uses: 3 };

test('a quiet time becomes a deal for that time, in both languages', () => {
  const template = { categoryId: 4, locationId: 1, startDate: '2026-11-25', endDate: '2026-12-25' };
  expect(adviceContent(advice, { ...template, title: 'Two for one', partySize: '2' })).toEqual({
    ...template,
    discountType: 'percentage',
    discountValue: '25',
    title: '25% off on Tuesday from 3 PM to 6 PM',
    titleNe: 'मङ्गलबार दिउँसो ३ बजेदेखि साँझ ६ बजेसम्म २५% छुट',
    weekdays: [2],
    hoursFrom: '15:00',
    hoursUntil: '18:00',
  });
});

test('a business without templates still gets one', () => {
  expect(adviceContent(advice, undefined)).not.toHaveProperty('categoryId');
});
