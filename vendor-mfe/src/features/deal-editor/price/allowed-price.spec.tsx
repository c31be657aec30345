import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { BrandProvider } from 'shared-ui/dashboard';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { emptyDealForm } from '../deal-form';
import { WithAllowedPrice } from './allowed-price';
import { PriceFields } from './price-fields';

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
      </WithAllowedPrice>
    </FormProvider>
  );
}

test('an original price is checked again after the title changes', async () => {
  const from = '2026-11-01T00:00:00Z';
  const reference = 'GET /api/vendors/me/price-items/reference';
  answerCalls({ [reference]: { body: { amount: 600, from, until: null } } });
  await renderWithStore(
    <BrandProvider>
      <Editor />
    </BrandProvider>,
  );
  const price = screen.getByDisplayValue('900');
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'), { timeout: 5000 });
  answerCalls({ [reference]: { body: { amount: null, from: null, until: null } } });
  act(() => void fireEvent.change(screen.getByLabelText('title'), { target: { value: 'Something new' } }));
  await waitFor(() => expect(price.getAttribute('aria-invalid')).not.toBe('true'), { timeout: 5000 });
});
