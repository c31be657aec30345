import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useRoutes } from 'shared-ui/router';
import { selectToast } from 'shared-ui/store';
import { aCase } from '../../testing/a-case';
import { answerCalls, type Answers } from '../../testing/answer-calls';
import { renderWithStore } from '../../testing/render-with-store';
import { CasePage } from './case-page';

const Routed = () =>
  useRoutes([{ path: '/dashboard/cases/:id', element: <CasePage listPath="/dashboard/cases" /> }]);

const open = async (body: object, more: Answers = {}) => {
  const calls = answerCalls({ 'GET /api/honour/cases/case-1': { body }, ...more });
  return { calls, ...(await renderWithStore(<Routed />, { at: '/dashboard/cases/case-1' })) };
};

const offered = aCase({
  state: 'waiting-for-customer',
  dueBy: 'customer',
  offer: { kind: 'again', amount: null, at: '2030-11-23T05:00:00Z' },
  allowed: ['message', 'withdraw', 'accept-offer', 'refuse-offer'],
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the page of a case', () => {
  test('shows the state, the due time, the amounts and the steps to come', async () => {
    await open(aCase());
    expect(await screen.findByRole('heading', { level: 1, name: 'They charged more' })).toBeTruthy();
    expect(screen.getByText('Waiting for the shop')).toBeTruthy();
    expect(screen.getAllByText(/Nov 24, 7:58 PM/).length).toBeGreaterThan(0);
    expect(screen.getByText('Rs. 560')).toBeTruthy();
    expect(screen.getByText('Rs. 280 back')).toBeTruthy();
    const steps = screen.getByRole('region', { name: 'What happens when' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.querySelector('b')?.textContent),
    ).toEqual(['You opened the case', 'The shop answers', 'Dobbar decides', 'A second look is possible']);
  });

  test('shows the messages with their photos', async () => {
    await open(aCase());
    expect(await screen.findByText('They said the offer ended last week.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Photo 1' }).getAttribute('src')).toBe('/media/bill.webp');
  });

  test('offers no action that is not allowed', async () => {
    await open(aCase({ allowed: [] }));
    await screen.findByText('Waiting for the shop');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('accepts the offer of the shop', async () => {
    const { calls, store } = await open(offered, {
      'POST /api/honour/cases/case-1/accept-offer': { body: { ...offered, state: 'settled' } },
    });
    expect(await screen.findByText('Waiting for you')).toBeTruthy();
    await press('Accept the offer');
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
    expect(selectToast(store.getState())).toMatchObject({ title: 'Offer accepted' });
  });

  test('turns the offer down only after a confirmation', async () => {
    const { calls } = await open(offered, {
      'POST /api/honour/cases/case-1/refuse-offer': { body: { ...offered, state: 'with-admin' } },
    });
    await screen.findByText('Waiting for you');
    await press('Not this way');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await press('Let Dobbar decide');
    expect(calls.some(({ url }) => url.endsWith('/refuse-offer'))).toBe(true);
  });

  test('withdraws the case after a confirmation', async () => {
    const { calls } = await open(aCase(), {
      'POST /api/honour/cases/case-1/withdraw': { body: aCase({ state: 'withdrawn' }) },
    });
    await screen.findByText('Waiting for the shop');
    await press('Withdraw the case');
    await press('Withdraw');
    expect(calls.some(({ url }) => url.endsWith('/withdraw'))).toBe(true);
  });

  test('sends a message', async () => {
    const { calls } = await open(aCase(), {
      'POST /api/honour/cases/case-1/messages': { body: aCase() },
    });
    fireEvent.change(await screen.findByLabelText('Your message'), {
      target: { value: ' I have the bill. ' },
    });
    await press('Send');
    const sent = calls.find(({ method }) => method === 'POST');
    expect(await sent?.json()).toEqual({ text: 'I have the bill.' });
  });

  test('asks for a second look with a reason', async () => {
    const decided = aCase({
      state: 'decided',
      dueBy: 'nobody',
      decision: {
        for: 'business',
        remedy: null,
        amount: null,
        reason: 'The bill shows another day.',
        at: '2030-11-25T05:00:00Z',
        isSecond: false,
        isFinal: false,
      },
      allowed: ['second-look'],
    });
    const { calls } = await open(decided, {
      'POST /api/honour/cases/case-1/second-look': { body: { ...decided, state: 'second-look' } },
    });
    expect(await screen.findByText('The bill shows another day.')).toBeTruthy();
    await press('Ask for a second look');
    await press('Ask for a second look');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(screen.getByText('Please say why.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('What should be looked at again?'), {
      target: { value: 'The date on the bill is mine.' },
    });
    await press('Ask for a second look');
    const sent = calls.find(({ method }) => method === 'POST');
    expect(await sent?.json()).toEqual({ reason: 'The date on the bill is mine.' });
  });

  test('leads the customer to the new code', async () => {
    await open(aCase({ state: 'settled', remedy: { kind: 'again', amount: null, passId: 'pass-2' } }));
    const link = await screen.findByRole('link', { name: 'Show the new code' });
    expect(link.getAttribute('href')).toBe('/dashboard/passes');
  });

  test('of another person is missing', async () => {
    answerCalls({ 'GET /api/honour/cases/case-1': { status: 404, body: { code: 'case.not-found' } } });
    await renderWithStore(<Routed />, { at: '/dashboard/cases/case-1' });
    expect(await screen.findByText('This case was not found')).toBeTruthy();
  });

  test('can be loaded again after a failure', async () => {
    answerCalls({ 'GET /api/honour/cases/case-1': { status: 503, body: {} } });
    await renderWithStore(<Routed />, { at: '/dashboard/cases/case-1' });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
