import { containing, type KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { AdminSubscribersQuery } from './subscribers.dto.js';

/** Subscribers: confirmed, unsubscribed and unconfirmed ones. */
export const SUBSCRIBERS: KeysetList<AdminSubscribersQuery> = {
  from: 'newsletter_subscribers s',
  id: 's.id',
  columns: `
    s.id, s.email, s.language, s.state, iso(s.asked_at) AS "askedAt", iso(s.confirmed_at) AS "confirmedAt", iso(s.left_at) AS "leftAt"`,
  sorts: {
    newest: { key: 's.id', type: 'integer', direction: 'DESC' },
    oldest: { key: 's.id', type: 'integer', direction: 'ASC' },
  },
  sort: ({ sort }) => sort ?? 'newest',
  conditions: ({ status, search }, parameters) => [
    status && `s.state = ${parameters.add(status)}`,
    search && `(${containing('s.email::text', search, parameters)})`,
  ],
};
