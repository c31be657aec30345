import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { BrandProvider } from 'shared-ui/dashboard';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { emptyDealForm } from '../deal-form';
import { WithAllowedPrice } from './allowed-price';
import { PriceFields } from './price-fields';
import { PriceItemField } from './price-item-field';

function Editor() {
  const form = useForm({
    mode: 'onTouched',
    defaultValues: {
      ...emptyDealForm(new Date()),
      title: 'Newari khaja',
      discountType: 'fixed' as const,
      originalPrice: '900',
      discountValue: '100',
    },
  });
  return (
    <FormProvider {...form}>
      <WithAllowedPrice dealId={undefined}>
        <input aria-label="title" {...form.register('title')} />
        <PriceFields />
        <PriceItemField isLive={false} />
      </WithAllowedPrice>
    </FormProvider>
  );
}

test('an original price is checked again after the title changes', async () => {
  const from = '2026-11-01T00:00:00Z';
  const reference = 'GET /api/vendors/me/price-items/reference';
  answerCalls({ [reference]: { body: { amount: 600, from, until: null, isBinding: true } } });
  await renderWithStore(
    <BrandProvider>
      <Editor />
    </BrandProvider>,
  );
  const price = screen.getByDisplayValue('900');
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'), { timeout: 5000 });
  answerCalls({ [reference]: { body: { amount: null, from: null, until: null, isBinding: true } } });
  act(() => void fireEvent.change(screen.getByLabelText('title'), { target: { value: 'Something new' } }));
  await waitFor(() => expect(price.getAttribute('aria-invalid')).not.toBe('true'), { timeout: 5000 });
});

test('the price of the named item is shown and rejects nothing before an admin confirms the item', async () => {
  const items = [{ id: 4, name: 'Khaja', priceFor: null, dealCount: 1, prices: [] }];
  const calls = answerCalls({
    'GET /api/vendors/me/price-items': { body: items },
    'GET /api/vendors/me/price-items/reference': ({ url }) => ({
      body: url.includes('priceItemId=4')
        ? { amount: 600, from: '2026-11-01T00:00:00Z', until: null, isBinding: false }
        : { amount: null, from: null, until: null, isBinding: true },
    }),
  });
  await renderWithStore(
    <BrandProvider>
      <Editor />
    </BrandProvider>,
  );
  const item = await screen.findByLabelText('Same thing as');
  act(() => void fireEvent.change(item, { target: { value: '4' } }));
  expect(
    await screen.findByText(/^Its regular price was Rs\. 600 on Nov 1, 2026\./, {}, { timeout: 5000 }),
  ).toBeTruthy();
  expect(screen.getByDisplayValue('900').getAttribute('aria-invalid')).not.toBe('true');
  expect(calls.some(({ url }) => url.includes('priceItemId=4'))).toBe(true);
});
