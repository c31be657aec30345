import { PASSWORD, PHOTO } from '../support/world.js';
import { OF_CLOSES } from './close-rows.js';
import { OF_DEVICES } from './device-rows.js';
import { OF_KEYS } from './key-rows.js';
import { OF_HONOUR } from './honour-rows.js';
import { OF_PRICES } from './price-rows.js';
import { OF_REPLIES } from './reply-rows.js';
import { OF_WEBHOOKS } from './webhook-rows.js';
import { forManagers, forOwners, ownForManagers, ownForOwners, ownForStaff, one, type Row } from './rows.js';
import { CREATE_DEAL } from './shop-a.js';

const HOURS = [{ weekday: 1, opens: '11:00', closes: '22:00' }];

/** Every route of a business. One that is missing here fails the test. */
export const MATRIX: Readonly<Record<string, Row>> = {
  'POST /api/deals': ownForManagers('/api/deals', CREATE_DEAL, 201),
  'PATCH /api/deals/{id}': forManagers(
    one(
      (a) => a.deal(),
      (id) => `/api/deals/${id}`,
      { title: 'Taken over' },
    ),
  ),
  'DELETE /api/deals/{id}': forManagers(
    one(
      (a) => a.deal({ moderation_status: 'pending' }),
      (id) => `/api/deals/${id}`,
    ),
    204,
  ),
  'DELETE /api/deals/{id}/revision': forManagers(
    one(
      (a) => a.revision(),
      (id) => `/api/deals/${id}/revision`,
    ),
    204,
  ),
  'POST /api/deals/{id}/pause': forManagers(
    one(
      (a) => a.deal(),
      (id) => `/api/deals/${id}/pause`,
    ),
  ),
  'POST /api/deals/{id}/resume': forManagers(
    one(
      (a) => a.deal({ is_active: false }),
      (id) => `/api/deals/${id}/resume`,
    ),
  ),
  'POST /api/deals/{id}/feature-request': forManagers(
    one(
      (a) => a.deal({ image: PHOTO }),
      (id) => `/api/deals/${id}/feature-request`,
    ),
  ),
  'GET /api/vendors/me/deals': ownForManagers('/api/vendors/me/deals'),
  'GET /api/vendors/me/deals/counts': ownForManagers('/api/vendors/me/deals/counts'),
  'GET /api/vendors/me/deal-cover': ownForManagers('/api/vendors/me/deal-cover?title=Momo'),
  'GET /api/vendors/me/deals/{id}': forManagers(
    one(
      (a) => a.deal(),
      (id) => `/api/vendors/me/deals/${id}`,
    ),
  ),

  'GET /api/vendors/me/deal-drafts': ownForManagers('/api/vendors/me/deal-drafts'),
  'POST /api/vendors/me/deal-drafts': ownForManagers('/api/vendors/me/deal-drafts', { content: {} }, 201),
  'GET /api/vendors/me/deal-drafts/{id}': forManagers(
    one(
      (a) => a.draft(),
      (id) => `/api/vendors/me/deal-drafts/${id}`,
    ),
  ),
  'PATCH /api/vendors/me/deal-drafts/{id}': forManagers(
    one(
      (a) => a.draft(),
      (id) => `/api/vendors/me/deal-drafts/${id}`,
      { content: {}, version: 1 },
    ),
  ),
  'DELETE /api/vendors/me/deal-drafts/{id}': forManagers(
    one(
      (a) => a.draft(),
      (id) => `/api/vendors/me/deal-drafts/${id}`,
    ),
    204,
  ),
  'POST /api/vendors/me/deal-drafts/{id}/submit': forManagers(
    one(
      (a) => a.draft({ ...CREATE_DEAL, originalPrice: '1000', discountedPrice: '500' }),
      (id) => `/api/vendors/me/deal-drafts/${id}/submit`,
      { version: 1 },
    ),
    201,
  ),

  ...OF_CLOSES,
  ...OF_KEYS,
  ...OF_DEVICES,
  ...OF_HONOUR,
  ...OF_PRICES,
  ...OF_REPLIES,
  ...OF_WEBHOOKS,
  'GET /api/counter/today': ownForStaff('/api/counter/today'),
  // The response contains the name of the business, which is the caller's own.
  'GET /api/counter/close': {
    call: () => ({ path: '/api/counter/close' }),
    expected: ['own', 200, 200, 'own', 403, 401],
  },
  'GET /api/counter/close.csv': ownForStaff('/api/counter/close.csv'),
  'POST /api/counter/lookup': {
    call: async (a) => ({ path: '/api/counter/lookup', body: { code: (await a.pass()).code } }),
    expected: [404, 200, 200, 404, 403, 401],
  },
  'POST /api/counter/accept': {
    call: async (a) => ({ path: '/api/counter/accept', body: { code: (await a.pass()).code } }),
    expected: [404, 200, 200, 404, 403, 401],
  },
  // The answer to a look-up by phone is the same for every number.
  'POST /api/counter/lookups': {
    call: () => ({ path: '/api/counter/lookups', body: { phone: '9841234567', lastFour: '9QX2' } }),
    expected: [202, 202, 202, 202, 403, 401],
  },
  'POST /api/counter/lookups/{id}/word': {
    call: one(
      (a) => a.phoneLookup(),
      (id) => `/api/counter/lookups/${id}/word`,
      { word: 'jomati' },
    ),
    expected: [410, 410, 410, 410, 403, 401],
  },
  'POST /api/redemptions/{id}/void': {
    call: one(
      (a) => a.usedPass(),
      (id) => `/api/redemptions/${id}/void`,
      { reason: 'The wrong table.' },
    ),
    expected: [404, 200, 404, 404, 403, 401],
  },
  'GET /api/vendors/me/invoices': ownForManagers('/api/vendors/me/invoices'),
  'GET /api/vendors/me/balance': ownForManagers('/api/vendors/me/balance'),
  'GET /api/vendors/me/statements': ownForManagers('/api/vendors/me/statements'),
  'GET /api/vendors/me/statements.csv': ownForManagers('/api/vendors/me/statements.csv'),
  'GET /api/vendors/me/payouts.csv': ownForManagers('/api/vendors/me/payouts.csv'),
  'GET /api/vendors/me/invoices.csv': ownForManagers('/api/vendors/me/invoices.csv'),
  'GET /api/vendors/me/deals.csv': ownForManagers('/api/vendors/me/deals.csv'),
  'GET /api/vendors/me/reviews.csv': ownForManagers('/api/vendors/me/reviews.csv'),
  'GET /api/vendors/me/analytics.csv': ownForManagers('/api/vendors/me/analytics.csv'),
  'GET /api/vendors/me/staff.csv': ownForOwners('/api/vendors/me/staff.csv'),
  'GET /api/vendors/me/payouts': ownForManagers('/api/vendors/me/payouts'),
  'GET /api/vendors/me/payouts/next': ownForManagers('/api/vendors/me/payouts/next'),
  'GET /api/vendors/me/payouts/{id}': forManagers(
    one(
      (a) => a.payout(),
      (id) => `/api/vendors/me/payouts/${id}`,
    ),
  ),
  'GET /api/vendors/me/payouts/{id}.csv': forManagers(
    one(
      (a) => a.payout(),
      (id) => `/api/vendors/me/payouts/${id}.csv`,
    ),
  ),
  'GET /api/vendors/me/payouts/{id}/pdf': forManagers(
    one(
      (a) => a.payout(),
      (id) => `/api/vendors/me/payouts/${id}/pdf`,
    ),
  ),
  'GET /api/vendors/me/payout-account': ownForOwners('/api/vendors/me/payout-account'),
  'PUT /api/vendors/me/payout-account': ownForOwners('/api/vendors/me/payout-account', {
    kind: 'esewa',
    holder: 'Taken Over',
    number: '9801234567',
    password: PASSWORD,
  }),
  'POST /api/vendors/me/payout-account/confirm': {
    call: () => ({ path: '/api/vendors/me/payout-account/confirm', body: { code: '000000' } }),
    expected: [410, 403, 403, 403, 403, 401],
  },
  'GET /api/vendors/me/redemptions': ownForStaff('/api/vendors/me/redemptions'),
  'GET /api/vendors/me/redemptions.csv': ownForStaff('/api/vendors/me/redemptions.csv'),
  'GET /api/vendors/me/redemptions/choices': {
    call: () => ({ path: '/api/vendors/me/redemptions/choices' }),
    expected: ['own', 200, 200, 'own', 403, 401],
  },

  'GET /api/vendors/me/reviews': ownForManagers('/api/vendors/me/reviews'),
  'GET /api/vendors/me/reviews/summary': ownForManagers('/api/vendors/me/reviews/summary'),
  'POST /api/reviews/{id}/reply': forManagers(
    one(
      (a) => a.review(),
      (id) => `/api/reviews/${id}/reply`,
      { reply: 'Thank you.' },
    ),
    201,
  ),
  'PATCH /api/reviews/{id}/reply': forManagers(
    one(
      (a) => a.answeredReview(),
      (id) => `/api/reviews/${id}/reply`,
      { reply: 'Thank you very much.' },
    ),
  ),
  'GET /api/vendors/me/analytics': ownForManagers('/api/vendors/me/analytics'),
  'GET /api/vendors/me/advice': ownForManagers('/api/vendors/me/advice'),
  'POST /api/vendors/me/advice/{id}/dismiss': {
    call: () => ({ path: '/api/vendors/me/advice/2026-11-22.1.12/dismiss' }),
    expected: [404, 404, 403, 403, 403, 401],
  },
  'GET /api/vendors/me/go-live': ownForManagers('/api/vendors/me/go-live'),
  'GET /api/vendors/me/counter-card': ownForManagers('/api/vendors/me/counter-card'),
  'GET /api/vendors/me/counter-card.pdf': forManagers(
    one(
      (a) => a.branch(),
      (id) => `/api/vendors/me/counter-card.pdf?branchId=${id}`,
    ),
  ),
  'GET /api/deal-templates': ownForManagers('/api/deal-templates'),

  'POST /api/vendors/signup': {
    call: () => ({ path: '/api/vendors/signup', body: {} }),
    expected: [400, 400, 400, 400, 400, 400],
  },
  'POST /api/vendors': {
    call: () => ({
      path: '/api/vendors',
      body: { businessName: 'A third one', category: 'Dining', description: 'Not while there is another.' },
    }),
    expected: [409, 409, 409, 409, 'own', 401],
  },
  'GET /api/vendors/me': {
    call: () => ({ path: '/api/vendors/me' }),
    expected: ['own', 200, 403, 403, 404, 401],
  },
  'PATCH /api/vendors/me': ownForOwners('/api/vendors/me', { phone: '9800000001' }),
  'GET /api/vendors/me/documents': {
    call: () => ({ path: '/api/vendors/me/documents' }),
    expected: ['own', 403, 403, 403, 'own', 401],
  },
  'POST /api/vendors/me/documents': {
    call: () => ({ path: '/api/vendors/me/documents', body: {} }),
    expected: [415, 403, 403, 403, 415, 401],
  },
  'GET /api/vendors/me/documents/{id}': {
    call: one(
      (a) => a.document(),
      (id) => `/api/vendors/me/documents/${id}`,
    ),
    expected: [404, 403, 403, 403, 404, 401],
  },
  'DELETE /api/vendors/me/documents/{id}': {
    call: one(
      (a) => a.document(),
      (id) => `/api/vendors/me/documents/${id}`,
    ),
    expected: [404, 403, 403, 403, 404, 401],
  },
  'GET /api/vendors/me/locations': {
    call: () => ({ path: '/api/vendors/me/locations' }),
    expected: ['own', 200, 200, 'own', 403, 401],
  },
  'POST /api/vendors/me/locations': ownForManagers(
    '/api/vendors/me/locations',
    { name: 'Boudha', address: 'Stupa', city: 'Kathmandu' },
    201,
  ),
  'PATCH /api/vendors/me/locations/{id}': forManagers(
    one(
      (a) => a.branch(),
      (id) => `/api/vendors/me/locations/${id}`,
      { hours: HOURS },
    ),
  ),
  'DELETE /api/vendors/me/locations/{id}': forManagers(
    one(
      (a) => a.branch(),
      (id) => `/api/vendors/me/locations/${id}`,
    ),
    204,
  ),

  'GET /api/vendors/me/staff': ownForOwners('/api/vendors/me/staff'),
  'POST /api/vendors/me/staff': {
    call: async (a) => ({
      path: '/api/vendors/me/staff',
      body: { email: 'somebody@example.com', role: 'counter', branchId: await a.branch() },
    }),
    expected: [400, 403, 403, 403, 403, 401],
  },
  'GET /api/vendors/me/staff/{id}/activity': forOwners(
    one(
      (a) => a.member(),
      (id) => `/api/vendors/me/staff/${id}/activity`,
    ),
  ),
  'GET /api/vendors/me/staff/{id}/activity.csv': forOwners(
    one(
      (a) => a.member(),
      (id) => `/api/vendors/me/staff/${id}/activity.csv`,
    ),
  ),
  'PATCH /api/vendors/me/staff/{id}': forOwners(
    one(
      (a) => a.member(),
      (id) => `/api/vendors/me/staff/${id}`,
      { role: 'owner' },
    ),
  ),
  'DELETE /api/vendors/me/staff/{id}': forOwners(
    one(
      (a) => a.member(),
      (id) => `/api/vendors/me/staff/${id}`,
    ),
  ),
  'GET /api/vendors/me/staff-invitations': ownForOwners('/api/vendors/me/staff-invitations'),
  'POST /api/vendors/me/staff-invitations/{id}/resend': forOwners(
    one(
      (a) => a.invitation(),
      (id) => `/api/vendors/me/staff-invitations/${id}/resend`,
    ),
  ),
  'DELETE /api/vendors/me/staff-invitations/{id}': forOwners(
    one(
      (a) => a.invitation(),
      (id) => `/api/vendors/me/staff-invitations/${id}`,
    ),
  ),

  'GET /api/vendors/me/subscription': ownForManagers('/api/vendors/me/subscription'),
  'POST /api/vendors/me/subscription': ownForOwners('/api/vendors/me/subscription', {
    subscriptionPlanId: 1,
    billingCycle: 'monthly',
  }),
};
