/** Batch of deals for one transaction, about 0.1 seconds, so that row locks are short. */
const BATCH = 200;

export type RebuildKind = 'category' | 'location' | 'vendor' | 'all';

export interface RunningRebuild {
  id: number;
  kind: RebuildKind;
  subjectId: number;
  generation: number;
  lastDealId: number;
}

/** Only one instance works at a time. The lock ends with the transaction of a batch. */
export const LOCK_REBUILDS = `SELECT pg_try_advisory_xact_lock(hashtextextended('deals.search-rebuilds', 0)) AS "isOurs"`;

/** Renames before the rebuild of all vectors, which may take long. */
export const NEXT_REBUILD = `SELECT id, kind, subject_id AS "subjectId", generation, last_deal_id AS "lastDealId"
  FROM search_rebuilds WHERE finished_at IS NULL ORDER BY kind = 'all', id LIMIT 1`;

const DEALS_OF: Record<RebuildKind, string> = {
  category: 'd.category_id IN (SELECT c.id FROM category_names c WHERE $1 IN (c.id, c.parent_id))',
  location: 'd.location_id = $1',
  vendor: 'd.vendor_id = $1',
  all: '$1::integer IS NOT NULL',
};

/** $1 category, city or business, $2 the last deal of the batch before. The trigger of the table computes the vectors. */
export const rebuildBatch = (kind: RebuildKind): string => `
  WITH batch AS (
    SELECT d.id FROM deals d WHERE ${DEALS_OF[kind]} AND d.id > $2 ORDER BY d.id LIMIT ${BATCH}
  ), rebuilt AS (
    UPDATE deals d SET vendor_id = d.vendor_id FROM batch WHERE d.id = batch.id RETURNING d.id
  )
  SELECT count(*)::int AS count, max(id) AS "lastDealId" FROM rebuilt`;

/** $1 rebuild, $2 its generation, $3 number of deals, $4 the last of them; null if none was left. */
export const BATCH_DONE = `UPDATE search_rebuilds SET done = done + $3, last_deal_id = coalesce($4, last_deal_id),
    updated_at = now(), finished_at = CASE WHEN $4::integer IS NULL THEN now() END
  WHERE id = $1 AND generation = $2`;

export const FORGET_OLD_REBUILDS = `DELETE FROM search_rebuilds WHERE finished_at < now() - interval '30 days'`;

/** Running rebuilds, and those finished in the last day. */
export const RECENT_REBUILDS = `SELECT r.id, r.kind, nullif(r.subject_id, 0) AS "subjectId",
    coalesce(c.name, l.name, v.business_name) AS name, coalesce(c.name_ne, l.name_ne, v.name_ne, v.business_name) AS "nameNe",
    r.done, greatest(r.total, r.done) AS total, r.started_at AS "startedAt", r.finished_at AS "finishedAt"
  FROM search_rebuilds r
  LEFT JOIN category_names c ON r.kind = 'category' AND c.id = r.subject_id
  LEFT JOIN city_names l ON r.kind = 'location' AND l.id = r.subject_id
  LEFT JOIN vendor_cards v ON r.kind = 'vendor' AND v.id = r.subject_id
  WHERE r.finished_at IS NULL OR r.finished_at > now() - interval '1 day'
  ORDER BY r.finished_at IS NULL DESC, r.id DESC LIMIT 20`;
