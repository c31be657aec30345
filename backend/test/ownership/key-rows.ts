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
  'DELETE /api/vendors/me/api-keys/{id}': forOwners(
    one(
      (a) => a.apiKey(),
      (id) => `/api/vendors/me/api-keys/${id}`,
    ),
  ),
};
