import { afterEach, expect, test } from '@jest/globals';
import { makeStore, type AppStore } from '..';
import { answerCalls } from '../../testing/answer-calls';
import { api } from './base-api';
import { dealDraftsApi } from './deal-drafts';
import { dealPagesEndpoints, dealsApi } from './deals';
import { vendorDealsApi } from './vendor-deals';
import { vendorsApi } from './vendors';

let store: AppStore;

afterEach(() => void store.dispatch(api.util.resetApiState()));

const deal = (id: number) => ({ id, title: `Deal ${id}` });

/** Opens two deals of a business, its lists and the public pages. */
async function lookAround(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls({
    'GET /api/vendors/me/deals/7': { status: 200, body: deal(7) },
    'GET /api/vendors/me/deals/8': { status: 200, body: deal(8) },
    'GET /api/vendors/me/deals': { status: 200, body: [deal(7), deal(8)] },
    'GET /api/vendors/me/deals/counts': { status: 200, body: { pending: 1 } },
    'GET /api/vendors/me/deal-drafts': { status: 200, body: [{ id: 3 }] },
    'GET /api/vendors/me': { status: 200, body: { id: 1 } },
    'GET /api/vendors/me/locations': { status: 200, body: [] },
    'GET /api/deals': { status: 200, body: [deal(7)] },
    'GET /api/deals/7': { status: 200, body: deal(7) },
    'GET /api/deals/8': { status: 200, body: deal(8) },
    ...answers,
  });
  store = makeStore();
  const { dispatch } = store;
  await Promise.all([
    dispatch(vendorDealsApi.endpoints.vendorDealsOne.initiate({ id: 7 })),
    dispatch(vendorDealsApi.endpoints.vendorDealsOne.initiate({ id: 8 })),
    dispatch(vendorDealsApi.endpoints.vendorDealsList.initiate({})),
    dispatch(vendorDealsApi.endpoints.vendorDealsCounts.initiate()),
    dispatch(dealDraftsApi.endpoints.dealDraftsList.initiate({})),
    dispatch(vendorsApi.endpoints.vendorsMe.initiate()),
    dispatch(vendorsApi.endpoints.vendorsLocations.initiate()),
    dispatch(dealPagesEndpoints.dealPages.initiate({})),
    dispatch(dealsApi.endpoints.dealsOne.initiate({ id: 7 })),
    dispatch(dealsApi.endpoints.dealsOne.initiate({ id: 8 })),
  ]);
  calls.length = 0;
  return calls;
}

const edit = async () => {
  await store.dispatch(
    vendorDealsApi.endpoints.vendorDealsUpdate.initiate({ id: 7, updateDealDto: { title: 'Momo' } }),
  );
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
};

const namesOf = (calls: readonly Request[]) =>
  calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`).sort();

test('one edit of a deal reads that deal and the lists that show it again, and nothing else', async () => {
  const calls = await lookAround({ 'PATCH /api/deals/7': { status: 200, body: deal(7) } });
  await edit();
  expect(namesOf(calls)).toEqual([
    'GET /api/deals',
    'GET /api/deals/7',
    'GET /api/vendors/me/deals',
    'GET /api/vendors/me/deals/7',
    'GET /api/vendors/me/deals/counts',
    'PATCH /api/deals/7',
  ]);
});

test('a rejected edit of a deal reads nothing again', async () => {
  const calls = await lookAround({
    'PATCH /api/deals/7': { status: 409, body: { code: 'version.conflict' } },
  });
  await edit();
  expect(namesOf(calls)).toEqual(['PATCH /api/deals/7']);
});
