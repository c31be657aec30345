import { expect, test } from '@jest/globals';
import { type DealForm } from '../deal-fields';
import { emptyDealForm } from '../deal-form';
import { formFields } from '../deal-fields';
import { contested, differences, merged } from './versions';

const base: DealForm = { ...emptyDealForm(new Date()), title: 'Momo', originalPrice: '500', weekdays: [1] };
const mine: DealForm = { ...base, title: 'Momo for two', description: 'Steamed, with achar.' };
const theirs: DealForm = { ...base, title: 'Two plates', originalPrice: '560', weekdays: [1, 2] };

test('every field of the form is compared', () => {
  expect([...formFields].sort()).toEqual(Object.keys(base).sort());
});

test('two versions differ where something else stands', () => {
  expect(differences(mine, theirs)).toEqual(['title', 'description', 'originalPrice', 'weekdays']);
  expect(differences(base, { ...base, weekdays: [1] })).toEqual([]);
});

test('only what both changed has to be decided', () => {
  expect(contested(base, mine, theirs)).toEqual(['title']);
});

test('what one of them changed is kept, whoever it was', () => {
  expect(merged(base, mine, theirs, new Set())).toEqual({
    ...base,
    title: 'Momo for two',
    description: 'Steamed, with achar.',
    originalPrice: '560',
    weekdays: [1, 2],
  });
  expect(merged(base, mine, theirs, new Set(['title'])).title).toBe('Two plates');
});

test('where nobody knows what both began with, everything that differs has to be decided', () => {
  expect(contested(null, mine, theirs)).toEqual(differences(mine, theirs));
  expect(merged(null, mine, theirs, new Set(['weekdays']))).toEqual({ ...mine, weekdays: [1, 2] });
});
