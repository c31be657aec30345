import { describe, expect, test } from '@jest/globals';
import type { VendorView } from 'shared-ui/api/vendors';
import {
  findBusinessFieldError,
  findNepaliFieldError,
  profileFormOf,
  toBusiness,
  toProfile,
} from './business-form';

describe('the registration of a business', () => {
  test.each([
    ['businessName', 'Mo', 'nameShort'],
    ['businessName', '  Mo  ', 'nameShort'],
    ['businessName', 'Himchuli Momo House', null],
    ['businessName', undefined, 'nameShort'],
    ['category', 'x', 'categoryShort'],
    ['category', 'Dining', null],
    ['description', 'Too short', 'descriptionShort'],
    ['description', 'x'.repeat(500), null],
    ['description', 'x'.repeat(501), 'descriptionLong'],
    ['website', '', null],
    ['website', 'himchuli.com.np', null],
    ['website', 'not an address', 'websiteBad'],
  ] as const)('%s %j: %s', (field, text, fieldError) => {
    expect(findBusinessFieldError(field, text)).toBe(fieldError);
  });

  test('sends null for what was not given', () => {
    const form = {
      businessName: ' Himchuli ',
      category: 'Dining',
      description: ' Steamed and kothey momo ',
      website: ' ',
      logo: null,
    };
    expect(toBusiness(form)).toEqual({
      businessName: 'Himchuli',
      category: 'Dining',
      description: 'Steamed and kothey momo',
      website: null,
      logo: null,
    });
    expect(toBusiness({ ...form, website: 'himchuli.com.np' }).website).toBe('https://himchuli.com.np');
  });
});

describe('what a business says in Nepali', () => {
  test.each([
    ['nameNe', '', null],
    ['nameNe', '  ', null],
    ['nameNe', undefined, null],
    ['nameNe', 'मम', 'nameShort'],
    ['nameNe', 'हिमचुली मम हाउस', null],
    ['descriptionNe', 'मम घर', 'descriptionShort'],
    ['descriptionNe', 'म'.repeat(501), 'descriptionLong'],
    ['descriptionNe', '', null],
  ] as const)('%s %j: %s', (field, text, fieldError) => {
    expect(findNepaliFieldError(field, text)).toBe(fieldError);
  });

  test('is null where nothing was given, and begins with what waits for an admin', () => {
    const vendor = { nameNe: 'मम घर', proposedNameNe: 'नयाँ मम घर', descriptionNe: null } as VendorView;
    const form = profileFormOf({ ...vendor, businessName: 'Momo', category: 'Dining', description: 'Momo' });
    expect(form).toMatchObject({ nameNe: 'नयाँ मम घर', descriptionNe: '' });
    expect(toProfile(form)).toMatchObject({ nameNe: 'नयाँ मम घर', descriptionNe: null });
    expect(toProfile({ ...form, nameNe: ' ' })).toMatchObject({ nameNe: null });
  });
});
