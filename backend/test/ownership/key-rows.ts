import { forOwners, one, ownForOwners, type Row } from './rows.js';

/** Routes of the API keys. */
export const OF_KEYS: Readonly<Record<string, Row>> = {
  'GET /api/vendors/me/api-keys': ownForOwners('/api/vendors/me/api-keys'),
  'POST /api/vendors/me/api-keys': ownForOwners('/api/vendors/me/api-keys', { name: 'Till', scopes: [] }),
  'PATCH /api/vendors/me/api-keys/{id}': forOwners(
    one(
      (a) => a.apiKey(),
      (id) => `/api/vendors/me/api-keys/${id}`,
      { name: 'Taken over' },
    ),
  ),
  'POST /api/vendors/me/api-keys/{id}/rotate': forOwners(
    one(
      (a) => a.apiKey(),
      (id) => `/api/vendors/me/api-keys/${id}/rotate`,
    ),
  ),
  // Only a test key may, and only in the sandbox.
  'POST /api/sandbox/clock': {
    call: () => ({ path: '/api/sandbox/clock', body: { time: '2099-01-01T00:00:00Z' } }),
    expected: [403, 403, 403, 403, 403, 401],
  },
  'POST /api/sandbox/orders': {
    call: () => ({ path: '/api/sandbox/orders', body: {} }),
    expected: [403, 403, 403, 403, 403, 401],
  },
  'DELETE /api/vendors/me/api-keys/{id}': forOwners(
    one(
      (a) => a.apiKey(),
      (id) => `/api/vendors/me/api-keys/${id}`,
    ),
  ),
};
