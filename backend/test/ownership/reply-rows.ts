import { forManagers, one, ownForManagers, type Row } from './rows.js';

const PATH = '/api/vendors/me/saved-replies';

/** Routes of the saved replies of a business. */
export const OF_REPLIES: Readonly<Record<string, Row>> = {
  'GET /api/vendors/me/saved-replies': ownForManagers(PATH),
  'POST /api/vendors/me/saved-replies': ownForManagers(
    PATH,
    { use: 'review', title: 'Thanks', text: 'Thank you.' },
    201,
  ),
  'GET /api/vendors/me/saved-replies/{id}': forManagers(
    one(
      (a) => a.savedReply(),
      (id) => `${PATH}/${id}`,
    ),
  ),
  'PATCH /api/vendors/me/saved-replies/{id}': forManagers(
    one(
      (a) => a.savedReply(),
      (id) => `${PATH}/${id}`,
      { title: 'Taken over' },
    ),
  ),
  'DELETE /api/vendors/me/saved-replies/{id}': forManagers(
    one(
      (a) => a.savedReply(),
      (id) => `${PATH}/${id}`,
    ),
    204,
  ),
};
