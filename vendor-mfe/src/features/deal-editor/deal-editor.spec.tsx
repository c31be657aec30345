import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BrandProvider } from 'shared-ui/antd';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { DealEditor } from './deal-editor';
import { dealFormOf, emptyDealForm } from './deal-form';
import { aDeal } from './a-deal.fixture';

const catalog: Answers = {
  'GET /api/categories': { body: [{ id: 1, slug: 'dining', name: 'Dining', nameNe: 'खानपान' }] },
  'GET /api/locations': { body: [] },
};
const filled = {
  ...emptyDealForm(new Date()),
  title: 'Two plates of momo',
  description: 'Steamed or kothey, with achar.',
  originalPrice: '560',
  discountValue: '50',
  categoryId: 1,
};

async function show(editor: React.ReactNode, answers: Answers = {}) {
  const calls = answerCalls({ ...catalog, ...answers });
  const shown = await renderWithStore(<BrandProvider>{editor}</BrandProvider>);
  return { calls, ...shown };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the deal editor', () => {
  test('says at the fields what is missing and sends nothing', async () => {
    const { calls } = await show(<DealEditor initial={emptyDealForm(new Date())} />);
    await press('Submit for review');
    expect(await screen.findByText('Title must be at least 3 characters')).toBeTruthy();
    expect(screen.getByText('Please choose a category')).toBeTruthy();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('computes the price and shows the card that follows', async () => {
    await show(<DealEditor initial={filled} />);
    expect(field('Deal price').value).toBe('280');
    expect(field('Deal price').readOnly).toBe(true);
    act(() => void fireEvent.change(field('Discount in %'), { target: { value: '25' } }));
    await waitFor(() => expect(field('Deal price').value).toBe('420'));
    expect(screen.getByText('25% OFF')).toBeTruthy();
    expect(screen.getByText('The discount is 25%')).toBeTruthy();
  });

  test('lets the shop name the price of buy X get Y', async () => {
    await show(<DealEditor initial={filled} />);
    act(() => void fireEvent.click(screen.getByLabelText(/Buy X get Y/)));
    expect((await screen.findByLabelText<HTMLInputElement>('Badge text')).value).toBe('');
    expect(field('Deal price').readOnly).toBe(false);
  });

  test('creates the deal once and says so', async () => {
    const { calls, store } = await show(<DealEditor initial={filled} />, {
      'POST /api/deals': { status: 201, body: aDeal() },
    });
    await press('Submit for review');
    await waitFor(() => expect(store.getState().toasts.current?.title).toBe('Deal Created'));
    const [post, ...others] = calls.filter(({ method }) => method === 'POST');
    expect(others).toEqual([]);
    expect(post?.headers.get('idempotency-key')).toBeTruthy();
    expect(await post?.json()).toMatchObject({ discountedPrice: 280, categoryId: 1, totalLimit: null });
  });

  test('puts the refusal of the server at the field and keeps what was typed', async () => {
    const errors = [{ field: 'endDate', message: 'End date must be in the future' }];
    const { store } = await show(<DealEditor initial={filled} />, {
      'POST /api/deals': {
        status: 400,
        body: { code: 'request.invalid', message: 'Some fields are not right.', errors },
      },
    });
    await press('Submit for review');
    expect(await screen.findByText('End date must be in the future')).toBeTruthy();
    await waitFor(() => expect(store.getState().toasts.current?.title).toBe('Submission Failed'));
    expect(field('Title').value).toBe('Two plates of momo');
  });

  test('keeps the text when somebody else was faster, and sends it over the newer version', async () => {
    const deal = aDeal({ version: 3 });
    const { calls, store } = await show(
      <DealEditor initial={dealFormOf(deal)} deal={deal} askAgain={async () => aDeal({ version: 5 })} />,
      {
        'PATCH /api/deals/7': async (request) => {
          const { version } = (await request.json()) as { version: number };
          return version === 5
            ? { body: deal }
            : { status: 409, body: { code: 'version.conflict', message: 'Changed' } };
        },
      },
    );
    act(() => void fireEvent.change(field('Title'), { target: { value: 'Three plates of momo' } }));
    await press('Submit changes');
    expect(await screen.findByText('Somebody else changed this deal meanwhile')).toBeTruthy();
    expect(field('Title').value).toBe('Three plates of momo');
    await press('Submit mine');
    await waitFor(() => expect(store.getState().toasts.current?.title).toBe('Deal Updated'));
    const last = calls.filter(({ method }) => method === 'PATCH').at(-1);
    expect(await last?.json()).toMatchObject({ title: 'Three plates of momo', version: 5 });
  });
});
