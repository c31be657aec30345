/** Resets everything of a session that a transaction pooler does not preserve for the next transaction. */
export const RESET = 'RESET ALL; UNLISTEN *; SELECT pg_advisory_unlock_all(); DISCARD TEMP';
