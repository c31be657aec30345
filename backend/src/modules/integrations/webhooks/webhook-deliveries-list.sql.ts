import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import { MAX_ATTEMPTS } from '../deliveries/retry.policy.js';
import type { DeliveriesQuery } from './webhook.dto.js';

const COLUMNS = `d.public_id AS id, d.event_id AS "eventId", d.type, d.state, d.attempts, ${MAX_ATTEMPTS} AS "maxAttempts",
  iso(d.created_at) AS "createdAt", CASE WHEN d.state = 'waiting' THEN iso(d.due_at) END AS "nextAttemptAt", iso(d.last_attempt_at) AS "lastAttemptAt",
  d.last_status AS status, d.last_failure AS failure, d.last_duration_ms AS "durationMs", d.last_answer AS answer, d.body`;

/** The delivery log of an endpoint, newest first. */
export const WEBHOOK_DELIVERIES: KeysetList<DeliveriesQuery & { endpoint: number }> = {
  from: 'webhook_deliveries d',
  id: 'd.id',
  columns: COLUMNS,
  sorts: { newest: { key: 'd.id', type: 'row', direction: 'DESC' } },
  sort: () => 'newest',
  conditions: ({ endpoint, state }, parameters) => [
    `d.endpoint_id = ${parameters.add(endpoint)}`,
    state && `d.state = ${parameters.add(state)}`,
  ],
};
