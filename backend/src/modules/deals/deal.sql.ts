/** $1 deal. A form that shows the version before is rejected as stale. */
export const NEXT_VERSION = 'UPDATE deals SET version = version + 1 WHERE id = $1';
