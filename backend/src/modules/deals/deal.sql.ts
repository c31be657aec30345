/** $1 deal. Forms based on the previous version are rejected as outdated. */
export const NEXT_VERSION = 'UPDATE deals SET version = version + 1 WHERE id = $1';
