import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import type { DealForm } from '../deal-fields';
import { emptyDealForm } from '../deal-form';
import { PhotosField } from './photos-field';

const pathOf = (number: number): string => `/media/0199aaaa-0000-7000-8000-00000000000${number}/640.webp`;
const photosTo = (count: number): DealForm['photos'] =>
  Array.from({ length: count }, (_, index) => ({ path: pathOf(index + 1), alt: '', altNe: '' }));

let values: () => DealForm;

function Editor({ count }: { count: number }) {
  const form = useForm<DealForm>({
    defaultValues: { ...emptyDealForm(new Date()), photos: photosTo(count) },
  });
  values = form.getValues;
  return (
    <FormProvider {...form}>
      <PhotosField />
    </FormProvider>
  );
}

const show = async (count: number): Promise<void> => {
  answerCalls({});
  await renderWithStore(<Editor count={count} />);
  await screen.findByText('What makes a good photo');
};

const order = (): string[] => values().photos.map(({ path }) => path);
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;

test('photos change places by buttons that keep the focus', async () => {
  await show(3);
  expect(button('Move photo 1 forward').disabled).toBe(true);
  expect(button('Move photo 3 back').disabled).toBe(true);
  fireEvent.click(button('Move photo 1 back'));
  expect(order()).toEqual([pathOf(2), pathOf(1), pathOf(3)]);
  expect(document.activeElement).toBe(button('Move photo 2 back'));
  expect(screen.getByText('The photo is now number 2 of 3.')).toBeTruthy();
  fireEvent.click(button('Move photo 2 back'));
  expect(document.activeElement).toBe(button('Move photo 3 forward'));
});

test('a photo is described and removed', async () => {
  await show(2);
  fireEvent.change(screen.getAllByLabelText('What it shows')[1] as HTMLElement, {
    target: { value: 'Ten momo' },
  });
  fireEvent.click(button('Remove photo 1'));
  expect(values().photos).toEqual([{ path: pathOf(2), alt: 'Ten momo', altNe: '' }]);
  expect(screen.getByText('The photo was removed.')).toBeTruthy();
});

test('eight are the most; phones offer the camera', async () => {
  await show(8);
  expect(screen.getByText('The deal has 8 photos. Remove one before you add another.')).toBeTruthy();
  const camera = screen.getByLabelText('Take a photo') as HTMLInputElement;
  expect([camera.disabled, camera.getAttribute('capture')]).toEqual([true, 'environment']);
});
