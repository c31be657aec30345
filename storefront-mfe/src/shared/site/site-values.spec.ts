import { expect, test } from '@jest/globals';
import { siteValuesOf } from './site-values';

const site = {
  name: 'Dobbar',
  nameNe: 'दोब्बर',
  phone: '01-5970123',
  supportEmail: 'support@dobbar.example',
  address: 'Lalitpur',
  addressNe: 'ललितपुर',
  supportHours: 'Monday',
  supportHoursNe: 'सोमबार',
  answerHours: 24,
  verificationDaysFrom: 1,
  verificationDaysTo: 2,
  usualPassHours: 24,
  bookedAheadPassHours: 168,
  largestPointsWorth: 20,
  taxRates: { serviceCharge: 10, vat: 13 },
  caseTimes: { answerHours: 48, decisionDays: 5, secondLookDays: 7 },
};

test('the site is told in the reader’s language', () => {
  expect(siteValuesOf(site, 'en')).toMatchObject({ name: 'Dobbar', answerHours: '24', days: '1–2' });
  expect(siteValuesOf(site, 'en')).toMatchObject({ caseAnswerHours: '48', decisionDays: '5' });
  expect(siteValuesOf(site, 'ne')).toMatchObject({ secondLookDays: '७' });
  expect(siteValuesOf(site, 'ne')).toMatchObject({ address: 'ललितपुर', answerHours: '२४', days: '१–२' });
  expect(siteValuesOf(undefined, 'ne')).toMatchObject({ name: 'दोब्बर', phone: '' });
});
