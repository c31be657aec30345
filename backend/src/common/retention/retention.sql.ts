/** Rows that one statement deletes, so that it ends within its time limit on a large table. */
const BATCH = 5_000;

const oldest = (table: string, condition: string): string =>
  `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH}))`;

/** What is deleted after its time, each by itself. A statement is repeated until it finds nothing more. */
export const CLEANUP_TASKS: Readonly<Record<string, string>> = {
  'idempotency-keys': oldest('idempotency_keys', "created_at < now() - interval '24 hours'"),
  'email-changes': oldest('email_changes', "requested_at < now() - interval '7 days'"),
  sessions: oldest('sessions', 'expire < now()'),
  'user-tokens': oldest('user_tokens', 'expires_at < now()'),
  // As long as the cookie that tells them apart.
  'known-devices': oldest('known_devices', "last_seen_at < now() - interval '366 days'"),
  'passkey-challenges': oldest('passkey_challenges', 'expires_at < now()'),
  outbox: oldest('outbox', "delivered_at < now() - interval '7 days'"),
  'sent-mails': oldest(
    'sent_mails',
    "sent_at < now() - interval '7 days' AND sent_at < (SELECT max(sent_at) FROM sent_mails)",
  ),
};

/** $1 task. */
export const TASK_DONE = `INSERT INTO cleanup_tasks (name, done_at) VALUES ($1, now())
  ON CONFLICT (name) DO UPDATE SET done_at = now(), failing_since = NULL, last_error = NULL`;

/** $1 task, $2 error. */
export const TASK_FAILED = `INSERT INTO cleanup_tasks AS task (name, failing_since, last_error) VALUES ($1, now(), $2)
  ON CONFLICT (name) DO UPDATE SET failing_since = coalesce(task.failing_since, now()), last_error = excluded.last_error`;
