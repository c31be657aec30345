import { one, ownForOwners, type Row } from './rows.js';
import type { ShopA } from './shop-a.js';

const close = (a: ShopA) => a.close();

/** A closed day of a branch of A: its managers see it, staff of another branch do not. */
const forManagersOfDay = (call: Row['call'], done = 200): Row => ({
  call,
  expected: [404, done, 404, 404, 403, 401],
});

/** Routes of daily closes and of the settings of counters. */
export const OF_CLOSES: Readonly<Record<string, Row>> = {
  'GET /api/counter/settings': {
    call: () => ({ path: '/api/counter/settings' }),
    expected: ['own', 200, 'own', 'own', 403, 401],
  },
  'PATCH /api/counter/settings': ownForOwners('/api/counter/settings', { idleMinutes: 3 }),
  'GET /api/counter/closes': {
    call: () => ({ path: '/api/counter/closes' }),
    expected: ['own', 200, 'own', 'own', 403, 401],
  },
  'GET /api/counter/closes.csv': {
    call: () => ({ path: '/api/counter/closes.csv' }),
    expected: ['own', 200, 'own', 'own', 403, 401],
  },
  'POST /api/counter/closes': {
    call: async (a) => ({
      path: '/api/counter/closes',
      body: {
        branchId: await a.branch(),
        day: await a.present(),
        ...{ float: 0, otherCash: 0, takenOut: 0, counted: 0 },
      },
    }),
    expected: [404, 201, 403, 404, 403, 401],
  },
  'GET /api/counter/closes/{id}': forManagersOfDay(one(close, (id) => `/api/counter/closes/${id}`)),
  'GET /api/counter/closes/{id}.csv': forManagersOfDay(one(close, (id) => `/api/counter/closes/${id}.csv`)),
  'GET /api/counter/closes/{id}/pdf': forManagersOfDay(one(close, (id) => `/api/counter/closes/${id}/pdf`)),
  'POST /api/counter/closes/{id}/corrections': {
    call: one(close, (id) => `/api/counter/closes/${id}/corrections`, {
      amount: 5,
      reason: 'Found in a pocket',
    }),
    expected: [404, 201, 403, 403, 403, 401],
  },
};
