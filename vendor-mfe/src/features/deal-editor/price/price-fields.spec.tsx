import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { BrandProvider } from 'shared-ui/dashboard';
import { renderWithStore } from 'shared-ui/testing';
import { emptyDealForm } from '../deal-form';
import { PriceFields } from './price-fields';

function Prices({ discountValue }: { discountValue: string }) {
  const form = useForm({
    defaultValues: {
      ...emptyDealForm(new Date()),
      discountType: 'fixed' as const,
      originalPrice: '500',
      discountValue,
    },
  });
  return (
    <FormProvider {...form}>
      <PriceFields />
    </FormProvider>
  );
}

const show = async (discountValue: string) => {
  await renderWithStore(
    <BrandProvider>
      <Prices discountValue={discountValue} />
    </BrandProvider>,
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
};

test('a discount of more than the price is warned of with the price that results', async () => {
  await show('600');
  expect(await screen.findByText(/guests would pay Rs\. 0/)).toBeTruthy();
});

test('an ordinary discount brings no warning', async () => {
  await show('200');
  expect(screen.getByDisplayValue('300')).toBeTruthy();
  expect(screen.queryByText(/guests would pay/)).toBeNull();
});
