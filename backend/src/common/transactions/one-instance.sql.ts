export const TRY_LOCK = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS "isOurs"';
