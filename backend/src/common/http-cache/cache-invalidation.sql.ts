export const NOTIFY = 'SELECT pg_notify($1, $2)';

/** Statement without a result, which tells whether the server answers. */
export const BEAT = 'SELECT';
