import { expect, test } from '@jest/globals';
import { describeFailure, describeFields } from './describe-failure';

const rejection = { status: 409, code: 'deal.sold-out', message: 'All 50 codes are taken.', errors: [] };

test('the server is quoted in English', async () => {
  expect(await describeFailure(rejection, 'en', 'Failed')).toBe('All 50 codes are taken.');
});

test('a known rejection is told in Nepali', async () => {
  expect(await describeFailure(rejection, 'ne', 'असफल')).toBe('यस अफरका सबै कोड सकिए।');
});

test('everything else gets the given sentence', async () => {
  expect(await describeFailure(new Error('boom'), 'en', 'Failed')).toBe('Failed');
  expect(await describeFailure({ ...rejection, code: 'odd' }, 'ne', 'असफल')).toBe('असफल');
});

const invalid = {
  status: 400,
  code: 'request.invalid',
  message: 'Please enter a valid phone number.',
  errors: [
    { field: 'phone', message: 'Please enter a valid phone number.' },
    { field: 'email', message: 'Please enter a valid email address.' },
  ],
};

test('a wrong field is named in Nepali', async () => {
  expect(await describeFailure(invalid, 'ne', 'असफल')).toBe('कृपया सही फोन नम्बर लेख्नुहोस्।');
});

test('the errors of fields are in the language of the page', async () => {
  expect(await describeFields(invalid, 'en')).toEqual(invalid.errors);
  expect(await describeFields(invalid, 'ne')).toEqual([
    { field: 'phone', message: 'कृपया सही फोन नम्बर लेख्नुहोस्।' },
    { field: 'email', message: 'कृपया सही इमेल ठेगाना लेख्नुहोस्।' },
  ]);
});

test('a failure without a response has no errors of fields', async () => {
  expect(await describeFields(new Error('boom'), 'ne')).toEqual([]);
});
