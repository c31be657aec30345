import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { DealPageView } from 'shared-ui/api/deals';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { deal } from '../deal-detail-page.fixture';
import { DealGallery } from './deal-gallery';

const pathOf = (number: number): string => `/media/0199aaaa-0000-7000-8000-00000000000${number}/640.webp`;
const photographed = {
  ...deal,
  image: pathOf(1),
  photoCount: 3,
  photos: [
    { path: pathOf(1), alt: 'A bronze bowl', altNe: 'काँसको कचौरा' },
    { path: pathOf(2), alt: null, altNe: null },
    { path: pathOf(3), alt: 'The garden', altNe: null },
  ],
} as unknown as DealPageView;

const show = async (language: 'en' | 'ne' = 'en'): Promise<void> => {
  answerCalls({});
  await renderWithStore(<DealGallery deal={photographed} />, { language });
  await screen.findByRole('region');
};

const current = (): string | null | undefined =>
  document.querySelector('[aria-current]')?.getAttribute('aria-label');

test('the photos are links to their largest size and can be chosen below, as without scripts', async () => {
  await show();
  const first = screen.getByRole('link', { name: 'Photo 1 of 3 in full screen: A bronze bowl' });
  expect(first.getAttribute('href')).toBe(pathOf(1).replace('640', '1280'));
  expect(screen.getByRole('link', { name: 'Show photo 3 of 3: The garden' }).getAttribute('href')).toBe(
    '#photo-3',
  );
  expect(document.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
});

test('the keys and the small photos lead to the others', async () => {
  await show();
  const first = screen.getByRole('link', { name: /^Photo 1 of 3/ });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  expect(current()).toBe('Show photo 1 of 3: A bronze bowl');
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(current()).toBe('Show photo 2 of 3: Singing-bowl massage for two');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Photo 2 of 3/);
  fireEvent.click(screen.getByRole('link', { name: /^Show photo 3/ }));
  expect(current()).toBe('Show photo 3 of 3: The garden');
  expect(screen.getByText('3 of 3')).toBeTruthy();
});

test('a photo opens in full screen, where the keys go round, and its last photo stays in sight', async () => {
  await show();
  // In this test the translations are loaded with the dialog; otherwise with the page.
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: /^Photo 3 of 3/ }));
  });
  const viewer = await screen.findByRole('dialog', { name: 'Singing-bowl massage for two' });
  const status = within(viewer).getByRole('status');
  expect(status.textContent).toBe('3 of 3The garden');
  fireEvent.keyDown(viewer, { key: 'ArrowRight' });
  expect(status.textContent).toBe('1 of 3A bronze bowl');
  fireEvent.click(within(viewer).getByRole('button', { name: 'Next photo' }));
  fireEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(current()).toBe('Show photo 2 of 3: Singing-bowl massage for two');
});

test('in Nepali the words and the digits are Nepali', async () => {
  await show('ne');
  expect(screen.getByText('३ मध्ये १')).toBeTruthy();
  expect(screen.getByRole('link', { name: /फोटो १ पूरा स्क्रिनमा.*काँसको कचौरा/ })).toBeTruthy();
});
