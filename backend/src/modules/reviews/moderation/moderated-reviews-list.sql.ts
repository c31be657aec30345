import { containing, type KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { AdminReviewsQuery } from './moderated-reviews.dto.js';

const WAITING = 'FROM review_reports p WHERE p.review_id = r.id AND p.decided_at IS NULL';

/** Reviews with their reports. */
export const REVIEWS: KeysetList<AdminReviewsQuery> = {
  from: 'reviews r',
  id: 'r.id',
  joins:
    'JOIN person_names u ON u.id = r.user_id JOIN deal_facts d ON d.id = r.deal_id JOIN vendor_cards v ON v.id = d.vendor_id',
  columns: `
    r.id, r.rating, r.comment, r.reply, iso(r.created_at) AS "createdAt", iso(r.hidden_at) AS "hiddenAt", r.hidden_reason AS "hiddenReason",
    json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) AS author,
    json_build_object('id', d.id, 'title', d.title, 'titleNe', d.title_ne) AS deal,
    json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne) AS vendor,
    coalesce((SELECT json_agg(json_build_object('reason', p.reason, 'comment', p.comment, 'createdAt', iso(p.created_at)) ORDER BY p.id) ${WAITING}), '[]') AS reports`,
  sorts: {
    newest: { key: 'r.id', type: 'integer', direction: 'DESC' },
    oldest: { key: 'r.id', type: 'integer', direction: 'ASC' },
  },
  sort: ({ sort }) => sort ?? 'newest',
  conditions: ({ status, deal, search }, parameters) => [
    status === 'reported' && `EXISTS (SELECT 1 ${WAITING})`,
    status === 'hidden' && 'r.hidden_at IS NOT NULL',
    deal && `r.deal_id = ${parameters.add(deal)}`,
    search && containing('r.comment', search, parameters),
  ],
};
