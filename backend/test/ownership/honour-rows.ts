import { forManagers, one, ownForManagers, type Row } from './rows.js';

/** Routes of the honour score and of cases. */
export const OF_HONOUR: Readonly<Record<string, Row>> = {
  'GET /api/vendors/me/honour': ownForManagers('/api/vendors/me/honour'),
  'GET /api/vendors/me/honour/costs': ownForManagers('/api/vendors/me/honour/costs'),
  'POST /api/honour/cases/{id}/answer': forManagers(
    one(
      (a) => a.honourCase(),
      (id) => `/api/honour/cases/${id}/answer`,
      { answer: 'again' },
    ),
  ),
};
