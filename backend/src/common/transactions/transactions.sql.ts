/** $1 the name of the lock. */
export const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';
