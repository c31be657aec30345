import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithStore } from 'shared-ui/testing';
import { aPass } from '../a-pass.fixture';
import { PassFacts } from './pass-facts';

const valueOf = (label: string): string | null | undefined =>
  screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;

test.each([
  ['buyXgetY', 'Buy 1 Get 1 Free', '१ किन्दा १ सित्तैमा'],
  ['percentage', '30', '३०% छुट'],
  ['fixed', '500', 'रु. ५०० छुट'],
] as const)(
  'in Nepali the deal and its kind (%s) have names of their own',
  async (discountType, discountValue, words) => {
    const pass = aPass({ dealTitleNe: 'दुई प्लेट मम', discountType, discountValue });
    await renderWithStore(<PassFacts kind="valid" pass={pass} />, { language: 'ne' });
    expect(valueOf('अफर')).toBe('दुई प्लेट मम');
    expect(valueOf('अफरको किसिम')).toBe(words);
  },
);

test('in English the offer stands under the deal', async () => {
  await renderWithStore(<PassFacts kind="valid" pass={aPass()} />);
  expect(valueOf('Deal')).toBe('Two plates of momo');
  expect(valueOf('Offer')).toBe('Buy 1 Get 1 Free');
});
