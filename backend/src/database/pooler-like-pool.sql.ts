/** Everything of a session that a transaction pooler does not keep for the next transaction. */
export const RESET = 'RESET ALL; UNLISTEN *; SELECT pg_advisory_unlock_all(); DISCARD TEMP';
