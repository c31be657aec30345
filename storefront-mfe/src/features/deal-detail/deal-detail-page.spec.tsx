import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { positionShared, selectToast } from 'shared-ui/store';
import { answerCalls, type Answers } from 'shared-ui/testing';
import { answers, deal, open, own, press } from './deal-detail-page.fixture';

jest.mock('qrcode', () => ({ toDataURL: () => Promise.resolve('data:picture') }));

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
    expect(screen.getByText('Price for two', { exact: true })).toBeTruthy();
  });

  test('has a cell for the rating and one for used codes, and none for what is unknown', async () => {
    const rated = { averageRating: 4.5, reviewCount: 44, ratingCounts: [0, 0, 4, 10, 30] };
    const page = (facts: object) => ({ 'GET /api/deals/7': { body: { ...deal, ...facts } } });
    const { unmount } = await open(page({ ...rated, usedCount: 1204 }));
    const cells = screen.getByText('codes used').closest('ul')?.children;
    expect([...(cells ?? [])].map((cell) => cell.textContent)).toEqual([
      expect.stringContaining('44 reviews'),
      '1,204codes used',
    ]);
    expect(screen.getByRole('link', { name: '44 reviews' }).getAttribute('href')).toBe(
      '/deals/7?tab=reviews',
    );
    unmount();
    const { unmount: close } = await open(page({ ...rated, usedCount: null }));
    expect(screen.getByRole('link', { name: '44 reviews' }).closest('ul')?.children).toHaveLength(1);
    close();
    await open(page({ usedCount: null }));
    expect(screen.queryByText('codes used')).toBeNull();
  });

  test('has a cell for the honour score, with its counts in the details', async () => {
    const honour = { given: 62, counted: 64 };
    const { unmount } = await open({ 'GET /api/deals/7': { body: { ...deal, honour, usedCount: 12 } } });
    const used = screen.getByText('codes used').closest('ul');
    expect([...(used?.children ?? [])].map((cell) => cell.textContent)).toContain('97%Given 62 of 64 times');
    expect(await screen.findByText('62 of 64 people got the deal as promised')).toBeTruthy();
    expect(screen.getAllByText('97%')).toHaveLength(2);
    unmount();
    await open({ 'GET /api/deals/7': { body: { ...deal, honour: null } } });
    expect(screen.queryByText(/^Given/)).toBeNull();
    expect(await screen.findByText('New: not enough answers yet')).toBeTruthy();
  });

  test('says the points beside the saving, unless the business gives none at the moment', async () => {
    const { unmount } = await open({ 'GET /api/deals/7': { body: { ...deal, pointsEarned: 30 } } });
    expect(screen.getByText('Earn 30 points').parentElement).toBe(
      screen.getByText('You save Rs. 3,500').parentElement,
    );
    unmount();
    await open({ 'GET /api/deals/7': { body: { ...deal, pointsEarned: 30, pointsPaused: true } } });
    expect(screen.getByText('This business gives no points at the moment.')).toBeTruthy();
    expect(screen.queryByText('Earn 30 points')).toBeNull();
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
    await press(/^Redeem: get my code/);
    expect(screen.getByTestId('address').textContent).toBe('/login?returnTo=%2Fdeals%2F7%3Fget%3D1');
  });

  test('keeps who cannot be recognised for want of a connection on the page', async () => {
    const { store } = await open(
      { 'GET /api/auth/user': { status: 503 }, 'POST /api/redemptions': { status: 503 } },
      true,
    );
    await press(/^Redeem: get my code/);
    expect(screen.getByTestId('address').textContent).toBe('/deals/7');
    expect(selectToast(store.getState())?.title).toBe('Redemption Failed');
  });

  test('says why it was rejected', async () => {
    const rejection = { code: 'deal.sold-out', message: 'This deal is sold out.' };
    const { store } = await open({ 'POST /api/redemptions': { status: 409, body: rejection } }, true);
    await press(/^Redeem: get my code/);
    await act(async () => {});
    expect(selectToast(store.getState())).toMatchObject({
      title: 'Redemption Failed',
      text: rejection.message,
    });
  });

  test.each([
    ['Buy 1 Get 1 Free', 'Price for two'],
    ['6 for 4', 'Price for 6'],
    ['3 nights for 2', 'Price for 3 nights'],
    ['Two for tea', 'Price'],
  ])('says what the price of "%s" is for', async (discountValue, label) => {
    await open({ 'GET /api/deals/7': { body: { ...deal, discountValue } } });
    expect(screen.getByText(`${label}, VAT and service included`, { exact: true })).toBeTruthy();
  });

  test.each([
    [{ count: 1, unit: 'people' }, 'Price per person'],
    [{ count: 2, unit: 'people' }, 'Price for two'],
    [{ count: 2, unit: 'nights' }, 'Price for 2 nights'],
    [{ count: 50, unit: 'pieces' }, 'Price for 50 pieces'],
    [{ count: 1, unit: 'visits' }, 'Price for 1 visit'],
  ])('says what the price is for by %j rather than by the badge', async (priceFor, label) => {
    await open({ 'GET /api/deals/7': { body: { ...deal, discountValue: '6 for 4', priceFor } } });
    expect(screen.getByText(`${label}, VAT and service included`, { exact: true })).toBeTruthy();
  });

  test('lists what one gets and what one does not', async () => {
    const contents = { included: ['Two thalis: rice and dal'], excluded: ['Drinks'] };
    await open({ 'GET /api/deals/7': { body: { ...deal, ...contents } } });
    expect(await screen.findByText('Two thalis')).toBeTruthy();
    expect(screen.getByText('Not included: Drinks')).toBeTruthy();
  });

  test('names the place of its own instead of the branches (D13)', async () => {
    const venue = { name: 'Sarangkot', nameNe: null, latitude: 28.24, longitude: 83.95, areaId: null };
    const branch = { id: 4, name: 'Office', address: 'Lakeside', city: 'Pokhara', hours: null };
    await open({ 'GET /api/deals/7': { body: { ...deal, venue, branches: [branch] } } });
    const way = await screen.findByRole('link', { name: 'Directions: Sarangkot' });
    expect(way.getAttribute('href')).toContain('28.24,83.95');
    expect(screen.queryByText('Lakeside, Pokhara')).toBeNull();
  });

  test.each([
    ['has not used the deal', { used: 0 }, /after you have used it/],
    ['has no verified address', { used: 1 }, /verify your email/],
  ])('offers no review form to a customer who %s', async (_, more, sentence) => {
    await open({ 'GET /api/deals/7/mine': { body: { ...own, ...more } } }, true, '/deals/7?tab=reviews');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'Your rating' })).toBeNull();
  });

  test('says the days of a deal, its end in both calendars and the days out', async () => {
    const terms = {
      passValidityHours: 24,
      weekdays: [0, 1, 2, 3, 4, 5],
      blackoutDates: ['2030-12-18'],
      redemptionLimit: 2,
    };
    await open({ 'GET /api/deals/7': { body: { ...deal, terms, endDate: '2026-12-31T18:14:59.999Z' } } });
    expect(await screen.findByText('Sunday to Friday')).toBeTruthy();
    expect(screen.getByText('Until Dec 31, 2026')).toBeTruthy();
    expect(screen.getByText('Poush 16, 2083 · not on Dec 18')).toBeTruthy();
    expect(screen.getByText('2 codes per person')).toBeTruthy();
  });

  test('has a card for each branch, with the way there and a call', async () => {
    const branch = {
      id: 4,
      name: 'Naxal',
      address: 'Bhatbhateni road',
      city: 'Kathmandu',
      latitude: 27.7,
      longitude: 85.3,
      hours: null,
    };
    const shop = { ...deal.vendor, phone: '01-4412345' };
    await open({ 'GET /api/deals/7': { body: { ...deal, vendor: shop, branches: [branch] } } });
    await screen.findByText('Bhatbhateni road, Kathmandu');
    expect(screen.getByRole('link', { name: 'Directions: Naxal' }).getAttribute('href')).toContain(
      '27.7,85.3',
    );
    expect(screen.getByRole('link', { name: 'Call: Naxal' }).getAttribute('href')).toBe('tel:014412345');
  });

  test('says how far a branch is from a shared position', async () => {
    const branch = { name: 'Naxal', address: 'Road', city: 'Kathmandu', hours: null };
    const branches = [
      { ...branch, id: 4, latitude: 27.71, longitude: 85.32 },
      { ...branch, id: 5, latitude: null, longitude: null },
    ];
    const { store } = await open({ 'GET /api/deals/7': { body: { ...deal, branches } } });
    await screen.findAllByText('Road, Kathmandu');
    expect(screen.queryByText(/ km$/)).toBeNull();
    act(() => void store.dispatch(positionShared('27.7,85.32')));
    expect(screen.getAllByText(/ km$/).map((words) => words.textContent)).toEqual(['1.1 km']);
  });

  test('labels the hours of a deal as its own', async () => {
    const terms = { passValidityHours: 24, hoursFrom: '16:00', hoursUntil: '20:00' };
    await open({ 'GET /api/deals/7': { body: { ...deal, terms } } });
    expect(await screen.findByText('Every day, 4 PM to 8 PM')).toBeTruthy();
    expect(screen.queryByText('Opening hours')).toBeNull();
  });

  test('asks who is signed out to sign in before reviewing', async () => {
    await open({}, false, '/deals/7?tab=reviews');
    expect(await screen.findByText('Sign in to leave a review')).toBeTruthy();
  });

  const reviewer: Answers = { 'GET /api/deals/7/mine': { body: { ...own, used: 1, mayReview: true } } };
  const findForm = () => screen.findByRole('radiogroup', { name: 'Your rating' });

  test('takes a first review', async () => {
    await open(reviewer, true, '/deals/7?tab=reviews');
    const calls = answerCalls({
      ...answers,
      ...reviewer,
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
    await open(reviewer, true, '/deals/7?tab=reviews');
    const calls = answerCalls({
      ...answers,
      ...reviewer,
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
    await open(reviewer, true, '/deals/7?tab=reviews');
    answerCalls({
      ...answers,
      ...reviewer,
      'GET /api/deals/7/reviews/mine': { status: 404, body: { code: 'review.not-found', message: 'x' } },
    });
    await findForm();
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    const calls = answerCalls({
      ...answers,
      ...reviewer,
      'POST /api/reviews': { status: 409, body: { code: 'review.exists', message: 'x' } },
      'GET /api/deals/7/reviews/mine': { body: { id: 5, rating: 2, comment: null } },
      'PATCH /api/reviews/5': { body: { id: 5 } },
    });
    await press('Submit review');
    const change = await screen.findByRole('button', { name: 'Change my review' });
    await act(async () => void fireEvent.click(change));
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

    test('is a part of the details if it is one of the two newest with words', async () => {
      const newest = [
        { ...review, id: 12, comment: null },
        { ...review, id: 11, comment: 'Hot tea.' },
        { ...review, id: 10, comment: 'Warm tea.', verifiedVisit: false },
        review,
      ];
      const answer = { body: newest, headers: { 'x-total-count': '4' } };
      await open({
        'GET /api/deals/7': {
          body: { ...deal, averageRating: 1, reviewCount: 4, ratingCounts: [4, 0, 0, 0, 0] },
        },
        'GET /api/deals/7/reviews': answer,
      });
      const extract = (await screen.findByRole('link', { name: 'All 4' })).closest('section') as HTMLElement;
      await within(extract).findByText('Hot tea.');
      expect(
        within(extract)
          .getAllByText(/tea\.$/)
          .map((words) => words.textContent),
      ).toEqual(['Hot tea.', 'Warm tea.']);
      expect(within(extract).getAllByText('Verified visit')).toHaveLength(1);
      fireEvent.click(within(extract).getByRole('link', { name: 'All 4' }));
      expect(screen.getByTestId('address').textContent).toBe('/deals/7?tab=reviews');
    });

    test('is reported with a reason', async () => {
      await open(own, true, '/deals/7?tab=reviews');
      const calls = answerCalls({
        ...answers,
        ...own,
        'POST /api/reviews/9/report': { status: 201, body: {} },
      });
      const report = await screen.findByRole('button', { name: 'Report the review of Bikash T.' });
      await act(async () => void fireEvent.click(report));
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
