export const PING = 'SELECT 1';

export const OLDEST_EVENT_SECONDS =
  'SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds FROM outbox WHERE delivered_at IS NULL';
