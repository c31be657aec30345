import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { type DealForm } from '../deal-fields';
import { emptyDealForm } from '../deal-form';
import { DealPreview } from './deal-preview';

const show = async (form: Partial<DealForm>, language: 'en' | 'ne' = 'en') => {
  answerCalls({});
  await renderWithStore(<DealPreview form={{ ...emptyDealForm(new Date()), ...form }} />, { language });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
};

test.each([
  ['nothing is entered', {}],
  ['the price is missing', { discountValue: '40' }],
  ['the discount is missing', { originalPrice: '600' }],
  ['the discount is in rupees and nothing is entered', { discountType: 'fixed' }],
  ['the shop names the price and nothing is entered', { discountType: 'buyXgetY' }],
] as const)('the preview has no badge while %s', async (_case, form) => {
  await show(form);
  expect(screen.queryByText(/OFF|Buy 1/)).toBeNull();
});

test.each([
  ['en', { originalPrice: '600', discountValue: '40' }, '40% OFF'],
  ['ne', { originalPrice: '600', discountValue: '40' }, '४०% छुट'],
  ['en', { discountType: 'fixed', originalPrice: '600', discountValue: '150' }, 'Rs. 150 OFF'],
  ['en', { discountType: 'buyXgetY', originalPrice: '600', discountedPrice: '300' }, 'Buy 1 Get 1 Free'],
] as const)('the preview shows the badge in %s as soon as both prices are there', async (...row) => {
  const [language, form, words] = row;
  await show(form, language);
  expect(screen.getByText(words)).toBeTruthy();
});
