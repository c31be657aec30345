import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useRoutes } from 'shared-ui/router';
import { makeStore, selectToast, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { DealDetailPage } from './deal-detail-page';

jest.mock('qrcode', () => ({ toDataURL: () => Promise.resolve('data:picture') }));

const vendor = { id: 3, slug: 'shanta-spa', businessName: 'Shanta Spa', logo: null };
const deal = {
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
    grievanceContact: { name: null, position: null, phone: null, email: null },
  },
  category: { id: 9, slug: 'beauty', name: 'Beauty', nameNe: 'सौन्दर्य', parentSlug: null },
  location: null,
  branches: [],
  terms: { passValidityHours: 24 },
};
const pass = {
  id: 'p1',
  dealId: 7,
  deal: { ...deal, vendor },
  qrCode: 'https://host/c#token',
  code: '7K4M29QX',
  state: 'issued',
  redeemedAt: null,
  expiresAt: '2030-12-01T00:00:00Z',
};
const answers: Answers = {
  'GET /api/deals/7': { body: deal },
  'GET /api/deals/7/similar': { body: [] },
  'GET /api/deals/7/reviews': { body: [] },
  'GET /api/auth/user': { body: { id: 1, firstName: 'Aarati', role: 'customer', staffOf: null } },
  'GET /api/redemptions/p1': { body: pass },
};

function Site() {
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

async function open(own: Answers, signedIn = false, at = '/deals/7') {
  answerCalls({ ...answers, ...own });
  const store = makeStore();
  store.dispatch(sessionHinted(signedIn));
  const view = await renderWithStore(<Site />, { store, at });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));

describe('the page of a deal', () => {
  test('hides points, rating and limit that are not there', async () => {
    const { container } = await open({});
    expect(container.textContent).toContain('You save Rs. 3,500');
    for (const word of ['Earn', 'out of 5', 'per person']) expect(container.textContent).not.toContain(word);
  });

  test('says the sum to pay where VAT and service charge are extra', async () => {
    const extra = { ...deal, taxes: 'vat-and-service-extra', sumToPay: 4351 };
    const { container } = await open({ 'GET /api/deals/7': { body: extra } });
    expect(container.textContent).toContain('Rs. 4,351 to pay with 10% service charge and 13% VAT');
  });

  test('says when it was not found', async () => {
    await open({ 'GET /api/deals/7': { status: 404, body: { code: 'deal.not-found', message: 'x' } } });
    expect(screen.getByRole('heading', { name: 'Deal Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Other Deals' }).getAttribute('href')).toBe('/deals');
  });

  test('keeps an expired deal readable and its button still', async () => {
    await open({
      'GET /api/deals/7': { body: { ...deal, status: 'expired', endDate: '2023-11-30T06:00:00Z' } },
    });
    expect(await screen.findByText('This deal has expired on Nov 30, 2023')).toBeTruthy();
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Expired' });
    expect(button?.disabled).toBe(true);
  });

  test('sends who is signed out to sign in, and back', async () => {
    await open({});
    await press('Redeem this deal');
    expect(screen.getByTestId('address').textContent).toBe('/login?returnTo=%2Fdeals%2F7%3Fget%3D1');
  });

  test('keeps who cannot be recognised for want of a connection on the page', async () => {
    const { store } = await open(
      { 'GET /api/auth/user': { status: 503 }, 'POST /api/redemptions': { status: 503 } },
      true,
    );
    await press('Redeem this deal');
    expect(screen.getByTestId('address').textContent).toBe('/deals/7');
    expect(selectToast(store.getState())?.title).toBe('Redemption Failed');
  });

  test('shows the code after redeeming', async () => {
    const { store } = await open({ 'POST /api/redemptions': { status: 201, body: pass } }, true);
    await press('Redeem this deal');
    expect((await screen.findByRole('dialog')).textContent).toContain('7K4M 29QX');
    expect(selectToast(store.getState())?.title).toBe('Deal Redeemed');
  });

  describe('without a connection', () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get');
    beforeEach(() => void connection.mockReturnValue(false));
    afterAll(() => connection.mockRestore());
    const comeBack = async () => {
      connection.mockReturnValue(true);
      await act(async () => void window.dispatchEvent(new Event('online')));
    };
    const openOffline = async () => {
      const calls = answerCalls({ ...answers, 'POST /api/redemptions': { status: 201, body: pass } });
      const store = makeStore();
      store.dispatch(sessionHinted(true));
      await renderWithStore(<Site />, { store, at: '/deals/7' });
      await screen.findByRole('heading', { level: 1 });
      return { store, issues: () => calls.filter(({ method }) => method === 'POST') };
    };

    test('says that it needs one, and gets the code once it is back', async () => {
      const { store, issues } = await openOffline();
      await press('Redeem this deal');
      expect(screen.getByRole('alert').textContent).toContain('Getting a code needs an internet connection.');
      expect(selectToast(store.getState())).toBeNull();
      await press('Get it when I am back online');
      expect(issues()).toHaveLength(0);
      await comeBack();
      expect((await screen.findByRole('dialog')).textContent).toContain('7K4M 29QX');
      await comeBack();
      expect(issues()).toHaveLength(1);
      expect(issues()[0]?.headers.get('idempotency-key')).toBeTruthy();
    });

    test('gets nothing when somebody no longer wants to wait', async () => {
      const { issues } = await openOffline();
      await press('Redeem this deal');
      await press('Get it when I am back online');
      await press('Do not wait');
      await comeBack();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(issues()).toHaveLength(0);
    });
  });

  test('says why it was refused', async () => {
    const refusal = { code: 'deal.sold-out', message: 'This deal is sold out.' };
    const { store } = await open({ 'POST /api/redemptions': { status: 409, body: refusal } }, true);
    await press('Redeem this deal');
    await act(async () => {});
    expect(selectToast(store.getState())).toMatchObject({
      title: 'Redemption Failed',
      text: refusal.message,
    });
  });

  test('shows an open code again without issuing or announcing it anew', async () => {
    const calls = answerCalls({ ...answers, 'GET /api/redemptions/me': { body: [pass] } });
    const store = makeStore();
    store.dispatch(sessionHinted(true));
    await renderWithStore(<Site />, { store, at: '/deals/7' });
    const [show] = await screen.findAllByRole('button', { name: 'Show code' });
    expect(screen.getByText(/You have a code, [\d,]+ days left\./)).toBeTruthy();
    await act(async () => void fireEvent.click(show as HTMLElement));
    expect((await screen.findByRole('dialog')).textContent).toContain('7K4M 29QX');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(selectToast(store.getState())).toBeNull();
  });

  test.each([
    ['Buy 1 Get 1 Free', 'Price for two'],
    ['6 for 4', 'Price for 6'],
    ['3 nights for 2', 'Price for 3 nights'],
    ['Two for tea', 'Price'],
  ])('says what the price of "%s" is for', async (discountValue, label) => {
    await open({ 'GET /api/deals/7': { body: { ...deal, discountValue } } });
    expect(screen.getAllByText(label, { exact: true }).length).toBeGreaterThan(0);
  });

  test('offers no review form to somebody who has not used the deal, and says what is needed', async () => {
    await open(
      { 'GET /api/redemptions/me': { body: [] }, 'GET /api/users/me': { body: { emailVerified: true } } },
      true,
      '/deals/7?tab=reviews',
    );
    expect(await screen.findByText(/once a counter has accepted your code/)).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'Your rating' })).toBeNull();
  });

  test('labels the hours of a deal as its own', async () => {
    const terms = { passValidityHours: 24, hoursFrom: '16:00', hoursUntil: '20:00' };
    await open({ 'GET /api/deals/7': { body: { ...deal, terms } } });
    expect(screen.getByText('Can be used')).toBeTruthy();
    expect(screen.queryByText('Opening hours')).toBeNull();
  });

  test('asks who is signed out to sign in before reviewing', async () => {
    await open({}, false, '/deals/7?tab=reviews');
    expect(await screen.findByText('Sign in to leave a review')).toBeTruthy();
  });

  const findForm = () => screen.findByRole('radiogroup', { name: 'Your rating' });

  test('takes a first review', async () => {
    await open({}, true, '/deals/7?tab=reviews');
    const calls = answerCalls({
      ...answers,
      'GET /api/deals/7/reviews/mine': { status: 404, body: { code: 'review.not-found', message: 'x' } },
      'POST /api/reviews': { status: 201, body: { id: 5 } },
    });
    await findForm();
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await press('Submit review');
    expect(calls.some(({ method, url }) => method === 'POST' && url.endsWith('/api/reviews'))).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(false);
  });

  test('opens the earlier review to change it', async () => {
    await open({}, true, '/deals/7?tab=reviews');
    const calls = answerCalls({
      ...answers,
      'GET /api/deals/7/reviews/mine': { body: { id: 5, rating: 2, comment: 'Too warm.' } },
      'PATCH /api/reviews/5': { body: { id: 5 } },
    });
    await findForm();
    await press('Change my earlier review');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
    expect(screen.getByDisplayValue('Too warm.')).toBeTruthy();
    await press('Change my review');
    expect(calls.some(({ method, url }) => method === 'PATCH' && url.endsWith('/api/reviews/5'))).toBe(true);
  });

  test('turns a review that was written meanwhile into a change of it', async () => {
    await open({}, true, '/deals/7?tab=reviews');
    answerCalls({
      ...answers,
      'GET /api/deals/7/reviews/mine': { status: 404, body: { code: 'review.not-found', message: 'x' } },
    });
    await findForm();
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    const calls = answerCalls({
      ...answers,
      'POST /api/reviews': { status: 409, body: { code: 'review.exists', message: 'x' } },
      'GET /api/deals/7/reviews/mine': { body: { id: 5, rating: 2, comment: null } },
      'PATCH /api/reviews/5': { body: { id: 5 } },
    });
    await press('Submit review');
    await act(
      async () => void fireEvent.click(await screen.findByRole('button', { name: 'Change my review' })),
    );
    expect(calls.some(({ method, url }) => method === 'PATCH' && url.endsWith('/api/reviews/5'))).toBe(true);
  });

  describe('a review', () => {
    const review = {
      id: 9,
      dealId: 7,
      rating: 1,
      comment: 'Cold tea.',
      createdAt: '2026-11-01T06:00:00Z',
      updatedAt: '2026-11-01T06:00:00Z',
      author: 'Bikash T.',
      verifiedVisit: true,
      reply: 'We are sorry.',
      repliedAt: '2026-11-02T06:00:00Z',
    };
    const own: Answers = {
      'GET /api/deals/7': {
        body: { ...deal, averageRating: 1, reviewCount: 1, ratingCounts: [1, 0, 0, 0, 0] },
      },
      'GET /api/deals/7/reviews': { body: [review], headers: { 'x-total-count': '1' } },
    };

    test('stands with the answer of the business', async () => {
      await open(own, false, '/deals/7?tab=reviews');
      const entry = (await screen.findByText('Cold tea.')).closest('li');
      for (const words of ['Bikash T.', 'Verified visit', 'Reply of Shanta Spa', 'We are sorry.'])
        expect(entry?.textContent).toContain(words);
    });

    test('is reported with a reason', async () => {
      await open(own, true, '/deals/7?tab=reviews');
      const calls = answerCalls({
        ...answers,
        ...own,
        'POST /api/reviews/9/report': { status: 201, body: {} },
      });
      await act(
        async () =>
          void fireEvent.click(await screen.findByRole('button', { name: 'Report the review of Bikash T.' })),
      );
      await screen.findByRole('dialog', { name: 'What is wrong with this review?' });
      await press('Send report');
      expect(screen.getByRole('alert').textContent).toBe('Please say what is wrong with it.');
      fireEvent.click(screen.getByRole('radio', { name: 'It insults or threatens' }));
      await press('Send report');
      const sent = calls.find(({ url }) => url.endsWith('/api/reviews/9/report'));
      expect(await sent?.json()).toEqual({ reason: 'offensive', comment: null });
    });
  });
});
