/** Time that a request may work under its key. Afterwards a repetition takes over the key. */
const LEASE_SECONDS = 60;

/**
 * Lets the commit of a statement return before it is on disk. A crash of PostgreSQL can lose the last claims and errors, but never the claim
 * of a stored effect: the effect's commit waits for all that was written before.
 */
const ASYNC_COMMIT = `async_commit AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`;

/** $1 scope, $2 key, $3 hashes of the request, the first is stored, $4 token of the claim. A key whose lease has ended without an outcome is taken over. */
export const CLAIM = `
  WITH ${ASYNC_COMMIT}
  INSERT INTO idempotency_keys AS known (scope, key, request_hash, token, lease_until)
  SELECT $1, $2, ($3::bytea[])[1], $4, now() + interval '${LEASE_SECONDS} seconds' FROM async_commit
  ON CONFLICT (scope, key) DO UPDATE SET token = excluded.token, lease_until = excluded.lease_until
    WHERE known.status IS NULL AND known.lease_until <= now() AND known.request_hash = ANY($3::bytea[])
  RETURNING 1`;

export const KNOWN = `
  SELECT request_hash = ANY($3::bytea[]) AS "isSameRequest", status, entity_id AS "entityId", refusal AS "errorCode"
  FROM idempotency_keys WHERE scope = $1 AND key = $2`;

/** $1 scope, $2 key, $3 token, $4 status, $5 the entity's id, $6 code of the error. */
export const COMPLETE = `
  UPDATE idempotency_keys SET status = $4, entity_id = $5, refusal = $6
  WHERE scope = $1 AND key = $2 AND token = $3 RETURNING 1`;

/** $1 scope, $2 key, $3 token, $4 status, $5 code of the error. */
export const COMPLETE_WITH_ERROR = `
  WITH ${ASYNC_COMMIT}
  UPDATE idempotency_keys SET status = $4, entity_id = NULL, refusal = $5 FROM async_commit
  WHERE scope = $1 AND key = $2 AND token = $3 RETURNING 1`;

/** Stores an error for an unknown key. $1 scope, $2 key, $3 hash of the request, $4 status, $5 code of the error. */
export const KEEP_ERROR = `
  WITH ${ASYNC_COMMIT}
  INSERT INTO idempotency_keys (scope, key, request_hash, status, refusal) SELECT $1, $2, $3::bytea, $4, $5 FROM async_commit
  ON CONFLICT DO NOTHING RETURNING 1`;

/** $1 scope, $2 key, $3 token, $4 whether an outcome that a transaction of the request has committed stays. */
export const RELEASE = `
  DELETE FROM idempotency_keys WHERE scope = $1 AND key = $2 AND token = $3 AND (status IS NULL OR NOT $4)`;
