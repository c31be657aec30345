export const WAIT_FOR_LOCK = 'SELECT pg_advisory_lock($1)';
