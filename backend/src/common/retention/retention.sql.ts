import type { RetentionRule } from './retention.js';

/**
 * Maximum number of rows that one statement deletes, so that it ends within its time limit on a large table.
 */
const BATCH = 5_000;

/** The condition is repeated, because rows of different partitions can have the same place (`ctid`). */
export const deleteBatch = ({ table, condition }: RetentionRule): string =>
  `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH})) AND (${condition})`;

/** $1 task. */
export const TASK_DONE = `INSERT INTO cleanup_tasks (name, done_at) VALUES ($1, now())
  ON CONFLICT (name) DO UPDATE SET done_at = now(), failing_since = NULL, last_error = NULL`;

/** $1 task, $2 error. */
export const TASK_FAILED = `INSERT INTO cleanup_tasks AS task (name, failing_since, last_error) VALUES ($1, now(), $2)
  ON CONFLICT (name) DO UPDATE SET failing_since = coalesce(task.failing_since, now()), last_error = excluded.last_error`;
