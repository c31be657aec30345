import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DealDraftView } from 'shared-ui/api/deal-drafts';
import { BrandProvider } from 'shared-ui/dashboard';
import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { aDeal } from './a-deal.fixture';
import { EditDeal } from './edit-deal';
import { type DealForm } from './deal-fields';
import { emptyDealForm } from './deal-form';
import { toContent } from './draft/draft-content';
import { openChange, openDraft } from './draft/opened-text';
import { savedTextOf } from './draft/saved-text';
import { WriteDraft } from './draft/write-draft';

const catalog: Answers = {
  'GET /api/categories': { body: [{ id: 1, slug: 'dining', name: 'Dining', nameNe: 'खानपान' }] },
  'GET /api/locations': { body: [] },
  'GET /api/vendors/me/locations': { body: [{ id: 3, name: 'Thamel' }] },
};
const filled: DealForm = {
  ...emptyDealForm(new Date()),
  title: 'Two plates of momo',
  description: 'Steamed or kothey, with achar.',
  originalPrice: '560',
  discountValue: '50',
  categoryId: 1,
};
const aDraft = (version: number, form: Partial<DealForm> = {}): DealDraftView => ({
  id: 12,
  version,
  content: toContent({ ...filled, ...form }),
  createdAt: '2026-11-20T05:00:00.000Z',
  updatedAt: '2026-11-20T05:00:00.000Z',
  updatedBy: 'Ramesh',
});

async function show(editor: React.ReactNode, answers: Answers = {}) {
  const calls = answerCalls({ ...catalog, ...answers });
  const shown = await renderWithStore(<BrandProvider>{editor}</BrandProvider>);
  return { calls, ...shown };
}

const write = (draft: DealDraftView | null, answers: Answers = {}) =>
  show(
    <WriteDraft draft={draft} opened={openDraft(draft, null, new Date())} onMade={() => undefined} />,
    answers,
  );
const saves: Answers = {
  'PATCH /api/vendors/me/deal-drafts/12': async (request) => {
    const { content, version } = (await request.json()) as DealDraftView;
    return { body: { ...aDraft(version + 1), content } };
  },
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  act(() => void fireEvent.change(field(label), { target: { value } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => localStorage.clear());

describe('a deal that is written', () => {
  test('says at the fields what is missing and submits nothing', async () => {
    const { calls } = await write(null);
    await press('Submit for review');
    expect(await screen.findByText('Title must be at least 3 characters')).toBeTruthy();
    expect(screen.getByText('Please choose a category')).toBeTruthy();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('computes the price and shows the card, and what a visit is worth', async () => {
    await write(aDraft(1));
    expect(field('Deal price').value).toBe('280');
    expect(field('Deal price').readOnly).toBe(true);
    type('Discount in %', '25');
    await waitFor(() => expect(field('Deal price').value).toBe('420'));
    expect(screen.getByText('25% OFF')).toBeTruthy();
    expect(screen.getByText('The discount is 25%')).toBeTruthy();
    expect(screen.getByText('You earn').nextSibling?.textContent).toBe('Rs. 420');
  });

  test('shows the sum to pay where VAT and service charge are extra, at the rates of the settings', async () => {
    await write(aDraft(1, { taxes: 'vat-and-service-extra' }), {
      'GET /api/site': { body: { taxRates: { serviceCharge: 10, vat: 15 } } },
    });
    expect(await screen.findByText('Rs. 354 with taxes')).toBeTruthy();
    expect(screen.getByText('A guest pays').nextSibling?.textContent).toBe('Rs. 354');
    expect(screen.getByText('You earn').nextSibling?.textContent).toBe('Rs. 280');
  });

  test('asks for the food of dining deals, and elsewhere while something is ticked (D18)', async () => {
    const { calls } = await write(aDraft(1), saves);
    const veg = await screen.findByRole('checkbox', { name: 'Vegetarian' });
    act(() => void fireEvent.click(veg));
    act(() => void fireEvent.click(screen.getByRole('checkbox', { name: 'Halal' })));
    await waitFor(async () => {
      const sent = calls.findLast(({ method }) => method === 'PATCH');
      expect(((await sent?.clone().json()) as DealDraftView).content.food).toEqual(['halal', 'veg']);
    });
  });

  test('asks for no food of other deals', async () => {
    await write(aDraft(1, { categoryId: 2 }));
    expect(await screen.findByLabelText('Points')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Vegetarian' })).toBeNull();
  });

  test('says what points cost, and how many the price allows', async () => {
    await write(aDraft(1));
    type('Points', '30');
    expect(await screen.findByText('30 points cost you Rs. 3 per visit.')).toBeTruthy();
    type('Points', '561');
    await press('Submit for review');
    expect(await screen.findByText('This price allows at most 560 points')).toBeTruthy();
    type('Points', '');
    expect(await screen.findByText('Given when the code is used, at most 560')).toBeTruthy();
  });

  test('says which price of the log contradicts the original price, and submits nothing (PL5)', async () => {
    const { calls } = await write(aDraft(1), {
      ...saves,
      'GET /api/vendors/me/price-items/reference': {
        body: { amount: 520, from: '2026-11-02T05:00:00Z', until: null, isBinding: true },
      },
    });
    const said = 'The regular price was Rs. 520 on Nov 2, 2026. The original price cannot be higher.';
    expect(await screen.findByText(said)).toBeTruthy();
    await press('Submit for review');
    expect(calls.some(({ url }) => url.endsWith('/submit'))).toBe(false);
    type('Original price', '520');
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });

  test('says that no points are given while the business owes too much', async () => {
    await write(null, { 'GET /api/vendors/me/balance': { body: { pointsPaused: true } } });
    expect(await screen.findByText('Your deals give no points now')).toBeTruthy();
  });

  test('lets the shop name the price of buy X get Y', async () => {
    await write(aDraft(1));
    act(() => void fireEvent.click(screen.getByLabelText(/Buy X get Y/)));
    expect((await screen.findByLabelText<HTMLInputElement>('Badge text')).value).toBe('');
    expect(field('Deal price').readOnly).toBe(false);
  });

  test('is kept by itself, and says so', async () => {
    const { calls } = await write(aDraft(1), saves);
    type('Title', 'Three plates of momo');
    expect(await screen.findByText('Saved', {}, { timeout: 4_000 })).toBeTruthy();
    const patches = calls.filter(({ method }) => method === 'PATCH');
    expect(await patches[0]?.json()).toMatchObject({
      version: 1,
      content: { title: 'Three plates of momo' },
    });
  });

  test('is submitted once, as it was typed last', async () => {
    const { calls, store } = await write(aDraft(1), {
      ...saves,
      'POST /api/vendors/me/deal-drafts/12/submit': { status: 201, body: aDeal() },
    });
    type('Limit per day', '5');
    await press('Submit for review');
    await waitFor(() => expect(store.getState().toasts.current?.title).toBe('Deal Created'));
    const [patch] = calls.filter(({ method }) => method === 'PATCH');
    expect(await patch?.json()).toMatchObject({ content: { dailyLimit: '5' } });
    const [post, ...others] = calls.filter(({ method }) => method === 'POST');
    expect(others).toEqual([]);
    expect(post?.headers.get('idempotency-key')).toBeTruthy();
    expect(await post?.json()).toEqual({ version: 2 });
  });

  test('shows the rejection of the server at the field and keeps what was typed', async () => {
    const errors = [{ field: 'endDate', message: 'End date must be in the future' }];
    const { store } = await write(aDraft(1), {
      ...saves,
      'POST /api/vendors/me/deal-drafts/12/submit': {
        status: 400,
        body: { code: 'request.invalid', message: 'Some fields are not right.', errors },
      },
    });
    await press('Submit for review');
    expect(await screen.findByText('End date must be in the future')).toBeTruthy();
    await waitFor(() => expect(store.getState().toasts.current?.title).toBe('Submission Failed'));
    expect(field('Title').value).toBe('Two plates of momo');
  });

  test('by two people at once shows both versions, and both people’s changes stay', async () => {
    const newer = aDraft(4, { title: 'Their title', totalLimit: '50' });
    const { calls } = await write(aDraft(1), {
      'GET /api/vendors/me/deal-drafts/12': { body: newer },
      'PATCH /api/vendors/me/deal-drafts/12': async (request) => {
        const { content, version } = (await request.json()) as DealDraftView;
        return version === 4
          ? { body: { ...newer, content, version: 5 } }
          : { status: 409, body: { code: 'version.conflict', message: 'Changed' } };
      },
      'POST /api/vendors/me/deal-drafts/12/submit': { status: 201, body: aDeal() },
    });
    type('Title', 'My title');
    type('Points', '30');
    await press('Save draft');
    await press('Compare both');
    const table = within(await screen.findByRole('table'));
    expect(table.getByText('My title')).toBeTruthy();
    expect(table.getByText('Their title')).toBeTruthy();
    expect(screen.getByText('Ramesh wrote here meanwhile')).toBeTruthy();
    act(() => void fireEvent.click(table.getByLabelText('Title: The other one')));
    await press('Go on with this');
    await waitFor(() => expect(field('Title').value).toBe('Their title'));
    const last = calls.filter(({ method }) => method === 'PATCH').at(-1);
    expect(await last?.json()).toMatchObject({
      version: 4,
      content: { title: 'Their title', totalLimit: '50', pointsEarned: '30' },
    });
  });
});

const saved = savedTextOf(3, 'change');
const change = (deal: ManagedDealView, newer = deal) => (
  <EditDeal
    opened={deal}
    text={openChange(deal, saved.read(deal.id))}
    saved={saved}
    askAgain={async () => newer}
  />
);

describe('the change of a deal', () => {
  test('that was not sent is back when the deal is opened again, beside what changed meanwhile', async () => {
    const first = await show(change(aDeal()));
    type('Title', 'Typed and not sent');
    first.unmount();
    const again = await show(change(aDeal()));
    expect(field('Title').value).toBe('Typed and not sent');
    expect(screen.getByText('What was not saved is back')).toBeTruthy();
    again.unmount();
    await show(change(aDeal({ version: 2, title: 'Changed meanwhile' })));
    const table = within(await screen.findByRole('table'));
    expect(table.getByText('Typed and not sent')).toBeTruthy();
    expect(table.getByText('Changed meanwhile')).toBeTruthy();
  });

  test('keeps the text when somebody else was faster, and sends it over the newer version', async () => {
    const deal = aDeal({ version: 3 });
    const newer = aDeal({ version: 5, totalLimit: 40 });
    const { calls, store } = await show(change(deal, newer), {
      'PATCH /api/deals/7': async (request) => {
        const { version } = (await request.json()) as { version: number };
        return version === 5
          ? { body: deal }
          : { status: 409, body: { code: 'version.conflict', message: 'Changed' } };
      },
    });
    type('Title', 'Three plates of momo');
    await press('Submit changes');
    expect(await screen.findByText('Somebody else changed this deal meanwhile')).toBeTruthy();
    expect(field('Title').value).toBe('Three plates of momo');
    await press('Go on with this');
    await press('Submit changes');
    await waitFor(() => expect(store.getState().toasts.current?.title).toBe('Deal Updated'));
    const last = calls.filter(({ method }) => method === 'PATCH').at(-1);
    expect(await last?.json()).toMatchObject({ title: 'Three plates of momo', totalLimit: 40, version: 5 });
  });

  test('that waits is shown beside what shoppers see', async () => {
    const pendingRevision = {
      id: 1,
      submittedAt: '2026-11-20T05:00:00.000Z',
      changes: { title: 'New title' },
    };
    await show(change(aDeal({ pendingRevision })));
    const table = within(await screen.findByRole('table', { name: 'The change, old and new' }));
    expect(table.getByText('Two plates of momo')).toBeTruthy();
    expect(table.getByText('New title')).toBeTruthy();
    expect(field('Title').value).toBe('New title');
  });

  test('that was not accepted says why, and can be taken up again', async () => {
    const rejectedRevision = {
      id: 1,
      decidedAt: '2026-11-20T05:00:00.000Z',
      reason: 'Too loud.',
      changes: { title: 'THE BEST MOMO' },
    };
    await show(change(aDeal({ rejectedRevision })));
    expect(await screen.findByText('Too loud.')).toBeTruthy();
    expect(field('Title').value).toBe('Two plates of momo');
    await press('Fill it in again');
    await waitFor(() => expect(field('Title').value).toBe('THE BEST MOMO'));
  });
});
