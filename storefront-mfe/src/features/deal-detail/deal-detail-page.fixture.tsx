import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useRoutes } from 'shared-ui/router';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { DealDetailPage } from './deal-detail-page';

const vendor = { id: 3, slug: 'shanta-spa', businessName: 'Shanta Spa', logo: null };
export const deal = {
  id: 7,
  title: 'Singing-bowl massage for two',
  description: 'Warm bronze bowls.',
  discountType: 'buyXgetY',
  discountValue: 'Buy 1 Get 1 Free',
  originalPrice: 7000,
  discountedPrice: 3500,
  endDate: '2030-12-20T18:14:59.999Z',
  status: 'live',
  saleMode: 'counter',
  taxes: 'included',
  food: null,
  sumToPay: 3500,
  taxRates: { serviceCharge: 10, vat: 13 },
  pointsEarned: 0,
  pointsPaused: false,
  averageRating: null,
  reviewCount: 0,
  ratingCounts: [0, 0, 0, 0, 0],
  vendor: {
    ...vendor,
    description: 'A spa.',
    dealCount: 2,
    verified: null,
    endedCases: null,
    grievanceContact: { name: null, position: null, phone: null, email: null },
  },
  category: { id: 9, slug: 'beauty', name: 'Beauty', nameNe: 'सौन्दर्य', parentSlug: null },
  location: null,
  branches: [],
  venue: null,
  area: null,
  photos: [],
  photoCount: 0,
  honour: null,
  included: [],
  includedNe: [],
  excluded: [],
  excludedNe: [],
  priceFor: null,
  referencePrice: { amount: 7000, since: '2026-11-01T00:00:00Z', source: 'stated' },
  terms: { passValidityHours: 24 },
};
export const pass = {
  id: 'p1',
  dealId: 7,
  deal: {
    ...deal,
    vendor: { ...vendor, phone: null },
    branches: [{ id: 1, latitude: 27.7, longitude: 85.3 }],
  },
  qrCode: 'https://host/c#token',
  shortQrCode: 'https://host/c#3.7K4M29QX',
  code: '7K4M29QX',
  state: 'issued',
  issuedAt: '2026-11-01T00:00:00Z',
  redeemedAt: null,
  expiresAt: '2030-12-01T00:00:00Z',
};
export const own = { openPass: null, used: 0, usesLeft: 2, mayReview: false, refusals: [] };
export const answers: Answers = {
  'GET /api/deals/7': { body: deal },
  'GET /api/deals/7/similar': { body: [] },
  'GET /api/deals/7/reviews': { body: [] },
  'GET /api/auth/user': { body: { id: 1, firstName: 'Aarati', role: 'customer', staffOf: null } },
  'GET /api/deals/7/mine': { body: own },
  'GET /api/redemptions/p1': { body: pass },
};

export function Site() {
  const { pathname, search } = useLocation();
  const page = useRoutes([
    { path: '/deals/:id', element: <DealDetailPage /> },
    { path: '*', element: null },
  ]);
  return (
    <>
      {page}
      <output data-testid="address">{pathname + search}</output>
    </>
  );
}

export async function open(own: Answers, signedIn = false, at = '/deals/7') {
  answerCalls({ ...answers, ...own });
  const store = makeStore();
  store.dispatch(sessionHinted(signedIn));
  const view = await renderWithStore(<Site />, { store, at });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));
