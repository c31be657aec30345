import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { WorkLane, WorkQuery } from './work.dto.js';

/** SELECT statement of a kind, with the value of its `dueAmount`. */
export interface CountedItems {
  items: string;
  dueAmount: number | null;
}

/** Filters of the list. */
export interface WorkAsked extends Omit<WorkQuery, 'owner'> {
  sort?: string;
  owner?: number | 'none';
  /** Id of a single item. */
  id?: string;
}

export interface WorkReader {
  adminId: number;
  /** The business the admin works for. */
  vendorId: number | null;
  /** SQL condition: the review `w.id` is by the admin, or about their business. */
  isOwnReview: string;
}

const integer = (value: number): string => String(Math.trunc(value));

/** Waiting items of all kinds, with their owner, snooze and reservation. */
export const waitingItems = (kinds: readonly CountedItems[]): string => `
  SELECT item.*, (hashtextextended(item.kind || ' ' || item.id, 0) >> 12) & 2251799813685247 AS n, claim.snoozed_until, claim.until AS owned_until, claim.updated_at AS owned_since,
    coalesce(CASE WHEN claim.until IS NULL OR claim.until > now() THEN claim.owner_id END, item.owner_id) AS own_by,
    coalesce(claim.snoozed_until > now(), false) AS is_snoozed, reserved.decision_id
  FROM (${kinds
    .map(({ items, dueAmount }) => items.replaceAll('$1', integer(dueAmount ?? 0)))
    .join('\n    UNION ALL\n')}) AS item
  LEFT JOIN work_claims claim ON claim.kind = item.kind AND claim.subject = item.id
  LEFT JOIN decision_reservations reserved ON reserved.kind = item.kind AND reserved.subject = item.id`;

const NAME = (person: string): string =>
  `coalesce(nullif(trim(${person}.first_name || ' ' || ${person}.last_name), ''), '#' || ${person}.id)`;

const DUE = `CASE WHEN w.due_at < now() THEN 'overdue' WHEN nepal_time(w.due_at)::date = nepal_time(now())::date THEN 'today' ELSE 'later' END`;

const PENDING = `
  (SELECT json_build_object('id', p.public_id, 'action', p.action, 'by', json_build_object('id', d.id, 'name', ${NAME('d')}),
     'takesEffectAt', iso(p.takes_effect_at), 'secondsLeft', greatest(0, ceil(extract(epoch FROM p.takes_effect_at - now())))::int)
   FROM pending_decisions p JOIN person_names d ON d.id = p.decided_by WHERE p.id = w.decision_id)`;

/** Error of the last decision that failed or left this item out, within one day. */
const FAILURE = `
  (SELECT json_build_object('code', coalesce(p.failure_code, part.value->>'code'), 'message', p.failure_message, 'action', p.action, 'at', iso(p.settled_at))
   FROM pending_decisions p LEFT JOIN LATERAL (
     SELECT each.value FROM jsonb_array_elements(p.left_out) AS each WHERE each.value->>'kind' = w.kind AND each.value->>'id' = w.id LIMIT 1) AS part ON true
   WHERE p.settled_at > now() - interval '1 day' AND p.settled_at >= w.since
     AND (p.state = 'failed' AND p.kind = w.kind AND p.subject = w.id OR part.value IS NOT NULL)
   ORDER BY p.id DESC LIMIT 1)`;

/**
 * Sort key: due time, then age. Items with the same due time, such as the end of a business day, differ by microseconds
 * for their age.
 */
const DUE_THEN_SINCE = `(w.due_at + greatest(0, extract(epoch FROM w.since - w.due_at + interval '60 days')) * interval '1 microsecond')`;

/** The items that each item unblocks, in one pass over all items. */
const FREED_ITEMS = `
  LEFT JOIN (SELECT w.blocked_kind, w.blocked_id, json_agg(json_build_object('kind', w.kind, 'id', w.id, 'title', w.title, 'titleNe', w.title_ne,
      'version', w.version) ORDER BY w.since) AS items
    FROM listed w WHERE w.blocked_kind IS NOT NULL GROUP BY w.blocked_kind, w.blocked_id) AS freed
    ON freed.blocked_kind = w.kind AND freed.blocked_id = w.id AND w.lane = 'ready'`;

/** SQL condition: the item `w` concerns the admin, so that another admin decides (rule Y7). */
const isOwn = ({ vendorId, isOwnReview }: WorkReader): string =>
  `CASE WHEN w.kind = 'review' THEN ${isOwnReview} ELSE coalesce(w.business_id = ${integer(vendorId ?? 0)}, false) END`;

const columns = (reader: WorkReader): string => `
  w.kind, w.id, w.subject_id AS "subjectId", w.title, w.title_ne AS "titleNe", w.business, w.facts, w.lane,
  CASE WHEN w.blocked_reason IS NOT NULL THEN json_build_object('kind', w.blocked_kind, 'id', w.blocked_id, 'reason', w.blocked_reason) END AS "blockedBy",
  iso(w.since) AS since, iso(w.due_at) AS "dueAt", ${DUE} AS due,
  (SELECT json_build_object('id', o.id, 'name', ${NAME('o')}, 'until', iso(w.owned_until), 'since', iso(w.owned_since)) FROM person_names o WHERE o.id = w.own_by) AS owner,
  iso(w.snoozed_until) AS "snoozedUntil", w.version, ${isOwn(reader)} AS "isOwn",
  CASE WHEN w.decision_id IS NOT NULL OR ${isOwn(reader)} THEN '{}' ELSE w.actions END AS allowed,
  ${PENDING} AS "pendingDecision", ${FAILURE} AS "lastFailure",
  coalesce(freed.items, '[]') AS frees`;

function conditions(query: WorkAsked, parameters: SqlParameters): (string | false | undefined)[] {
  const { lane, kind, owner, id, snoozed } = query;
  return [
    lane && `w.lane = ${parameters.add(lane)}`,
    kind && `w.kind = ${parameters.add(kind)}`,
    owner === 'none' && 'w.own_by IS NULL',
    typeof owner === 'number' && `w.own_by = ${parameters.add(owner)}`,
    id !== undefined && `w.id = ${parameters.add(id)}`,
    id === undefined && (snoozed ? 'w.is_snoozed' : 'NOT w.is_snoozed'),
  ];
}

/** List of waiting items, the earliest due time first (rule WB3). */
export function workList(kinds: readonly CountedItems[], reader: WorkReader): KeysetList<WorkAsked> {
  return {
    listed: waitingItems(kinds),
    from: 'listed w',
    id: 'w.n',
    joins: FREED_ITEMS,
    columns: columns(reader),
    sorts: { due: { key: DUE_THEN_SINCE, type: 'time', direction: 'ASC' } },
    sort: () => 'due',
    conditions,
  };
}

const LANES: readonly WorkLane[] = ['ready', 'waiting', 'blocked'];

const laneCounts = LANES.map(
  (lane) => `'${lane}', count(*) FILTER (WHERE lane = '${lane}' AND NOT is_snoozed)`,
).join(', ');

/** Counts of waiting items, without those that have a pending decision. */
export const workCounts = (
  kinds: readonly CountedItems[],
  { adminId }: Pick<WorkReader, 'adminId'>,
): string => `
  WITH waiting AS MATERIALIZED (SELECT w.* FROM (${waitingItems(kinds)}) AS w WHERE w.decision_id IS NULL)
  SELECT json_build_object(${laneCounts}, 'snoozed', count(*) FILTER (WHERE is_snoozed),
    'overdue', count(*) FILTER (WHERE lane = 'ready' AND NOT is_snoozed AND due_at < now()),
    'mine', count(*) FILTER (WHERE own_by = ${integer(adminId)} AND NOT is_snoozed),
    'kinds', coalesce((SELECT json_agg(json_build_object('kind', kind, 'ready', ready, 'waiting', waiting, 'blocked', blocked) ORDER BY kind) FROM (
      SELECT kind, ${LANES.map((lane) => `count(*) FILTER (WHERE lane = '${lane}') AS ${lane}`).join(', ')}
      FROM waiting WHERE NOT is_snoozed GROUP BY kind) AS each), '[]')) AS counts
  FROM waiting`;

/** Ages of the ready items by kind, the kind with the earliest due time first (rule OV4). */
export const workAges = (kinds: readonly CountedItems[]): string => `
  SELECT w.kind, count(*)::int AS count, iso(min(w.since)) AS "oldestSince",
    iso((array_agg(w.due_at ORDER BY w.since, w.id))[1]) AS "oldestDueAt", (count(*) FILTER (WHERE w.due_at < now()))::int AS late
  FROM (${waitingItems(kinds)}) AS w WHERE w.lane = 'ready' AND NOT w.is_snoozed GROUP BY w.kind ORDER BY min(w.due_at), w.kind`;
